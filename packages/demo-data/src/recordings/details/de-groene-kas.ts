import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A customer complains and is won back. */
export const detail: RecordingDetail = {
  conversation: [
    client({
      nl: "Ik zal eerlijk zijn, Sanne: mijn mensen zijn er klaar mee. De app staat in de kas elke keer een minuut te laden.",
      en: "I’ll be honest, Sanne: my people have had enough. In the greenhouse, the app takes a minute to load every single time.",
    }),
    seller({
      nl: "Dat is vervelend, Femke, en fijn dat je belt. Sinds wanneer speelt het?",
      en: "I’m sorry to hear that, Femke, but I’m glad you called. When did it start?",
    }),
    client({
      nl: "Sinds de update van 6 oktober. Achter in de kas is het bereik slecht, maar voorheen werkte het gewoon.",
      en: "With the update on October 6. Reception is poor at the back of the greenhouse, but it always worked before.",
    }),
    seller({
      nl: "Dan weet ik waar het zit: de offlinemodus staat sindsdien uit. Support zet hem vandaag voor jullie aan.",
      en: "Then I know what it is: offline mode has been off since then. Support will switch it on for you today.",
    }),
    client({
      nl: "Als dat helpt, graag. Onze verlenging is in december en zoals het nu gaat, teken ik niet.",
      en: "If that helps, yes please. Our renewal is in December, and the way things are now, I’m not signing.",
    }),
    seller({
      nl: "Begrijpelijk. Ik kom maandag zelf langs om het met je ploeg te testen.",
      en: "I understand. I’ll come over myself on Monday and test it with your crew.",
    }),
    client({
      nl: "Dat waardeer ik. Vraag naar Wouter, hij kent alle slechte plekken.",
      en: "I appreciate that. Ask for Wouter, he knows all the bad spots.",
    }),
  ],
  analysis: {
    summary: {
      nl: "De app van De Groene Kas laadt sinds de update van 6 oktober traag doordat de offlinemodus uitstaat. Femke Postma verlengt in december niet als dit blijft. Support lost het vandaag op en Sanne test maandag ter plekke met Wouter.",
      en: "The app has been slow at De Groene Kas since the update on October 6, because offline mode is off. Femke Postma won’t renew in December unless it’s fixed. Support will fix that today, and Sanne will test it on site with Wouter on Monday.",
    },
    entities: [
      "Wouter",
      { nl: "6 oktober", en: "October 6" },
      { nl: "offlinemodus", en: "offline mode" },
      { nl: "december", en: "December" },
    ],
    fields: [
      {
        label: fieldLabels.risk,
        value: { nl: "Hoog: verlenging onzeker", en: "High: renewal uncertain" },
        before: { nl: "Laag", en: "Low" },
        line: 4,
      },
      {
        label: fieldLabels.painPoint,
        value: { nl: "Trage app bij slecht bereik", en: "Slow app where reception is poor" },
        line: 2,
      },
      { label: fieldLabels.renewalDate, value: { nl: "In december", en: "In December" }, line: 4 },
    ],
    callDescription: {
      nl: "Klacht over laadtijd. Oorzaak gevonden: offlinemodus staat uit sinds de laatste update.",
      en: "Complaint about loading times. Cause found: offline mode has been off since the last update.",
    },
    nextStep: {
      nl: "Maandag langs om de offlinemodus met Wouter te testen.",
      en: "Visit on Monday to test offline mode with Wouter.",
    },
    taskTitle: { nl: "Bezoek De Groene Kas", en: "Visit De Groene Kas" },
    dueDate: "2025-10-27",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "sentiment",
        title: { nl: "Van boos naar opgelucht", en: "From angry to relieved" },
        description: {
          nl: "Begon gefrustreerd, waardeerde de snelle oplossing en het bezoek.",
          en: "Frustrated at first, then grateful for the quick fix and the visit.",
        },
      },
      {
        type: "note",
        title: { nl: "Verlenging in gevaar", en: "Renewal at risk" },
        description: {
          nl: "Na het bezoek direct terugbellen over de verlenging in december.",
          en: "Call back about the December renewal right after the visit.",
        },
      },
    ],
  },
};
