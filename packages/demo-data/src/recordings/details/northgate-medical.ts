import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A hospital supplier asks about security before anything else. */
export const detail: RecordingDetail = {
  conversation: [
    client({
      nl: "Voor we verder praten: onze security officer, Helen Marsh, wil weten waar de gegevens staan.",
      en: "Before we go any further: our security officer, Helen Marsh, wants to know where the data lives.",
    }),
    seller({
      nl: "In de EU, James, in twee datacenters. We zijn ISO 27001-gecertificeerd.",
      en: "In the EU, James, in two data centers. We are ISO 27001 certified.",
    }),
    client({
      nl: "Mooi. En inloggen moet via onze eigen omgeving, met single sign-on.",
      en: "Good. And people have to log in through our own environment, with single sign-on.",
    }),
    seller({
      nl: "Dat kan. Hoeveel servicetechnici zou je willen aansluiten?",
      en: "We can do that. How many service technicians would you want to connect?",
    }),
    client({
      nl: "We beginnen met 120 in de Benelux. Als het bevalt volgt het Verenigd Koninkrijk, nog eens tweehonderd.",
      en: "We’d start with 120 in the Benelux. If that goes well, the United Kingdom is next: another two hundred.",
    }),
    seller({
      nl: "Stuur me de vragenlijst, dan heb je hem woensdag ingevuld terug. Wie beslist er uiteindelijk?",
      en: "Send me the questionnaire and you’ll have it back, filled in, on Wednesday. Who makes the final decision?",
    }),
    client({
      nl: "Helen kan het tegenhouden, ik beslis. Reken op een besluit in het eerste kwartaal van 2026.",
      en: "Helen can block it, but I decide. You can expect a decision in the first quarter of 2026.",
    }),
  ],
  analysis: {
    summary: {
      nl: "Northgate Medical wil beginnen met 120 servicetechnici in de Benelux, met uitzicht op tweehonderd in het Verenigd Koninkrijk. Eerst moet security officer Helen Marsh akkoord zijn: gegevens in de EU, ISO 27001 en single sign-on. Besluit in het eerste kwartaal van 2026.",
      en: "Northgate Medical wants to start with 120 service technicians in the Benelux, with two hundred in the United Kingdom to follow. Security officer Helen Marsh has to approve first: data in the EU, ISO 27001 and single sign-on. Decision in the first quarter of 2026.",
    },
    entities: [
      "Helen Marsh",
      "ISO 27001",
      "single sign-on",
      "Benelux",
      { nl: "Verenigd Koninkrijk", en: "United Kingdom" },
    ],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Kwalificatie", en: "Qualification" },
        before: { nl: "Nieuwe lead", en: "New lead" },
        line: 4,
      },
      { label: fieldLabels.users, value: "120", line: 4 },
      { label: fieldLabels.decisionMaker, value: "James Whitfield", line: 6 },
      { label: fieldLabels.risk, value: { nl: "Akkoord van security", en: "Security approval" }, line: 0 },
      {
        label: fieldLabels.closeDate,
        value: { nl: "Eerste kwartaal van 2026", en: "First quarter of 2026" },
        line: 6,
      },
    ],
    callDescription: {
      nl: "Eisen rond beveiliging besproken. De vragenlijst komt van Helen Marsh.",
      en: "Discussed the security requirements. Helen Marsh will send the questionnaire.",
    },
    nextStep: {
      nl: "De vragenlijst woensdag ingevuld terugsturen.",
      en: "Return the completed questionnaire on Wednesday.",
    },
    taskTitle: { nl: "Security-vragenlijst invullen", en: "Complete security questionnaire" },
    dueDate: "2025-10-29",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "linkedin",
        title: { nl: "Nieuw contact", en: "New contact" },
        description: {
          nl: "Helen Marsh, security officer bij Northgate Medical.",
          en: "Helen Marsh, security officer at Northgate Medical.",
        },
        url: "https://linkedin.example/in/helen-marsh",
      },
      {
        type: "personality",
        title: { nl: "Grondig", en: "Thorough" },
        description: {
          nl: "James neemt de tijd en wil alles op papier voordat hij beslist.",
          en: "James takes his time and wants everything in writing before he decides.",
        },
      },
    ],
  },
};
