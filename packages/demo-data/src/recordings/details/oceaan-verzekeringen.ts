import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A renewal that grows. */
export const detail: RecordingDetail = {
  conversation: [
    seller({
      nl: "Bas, jullie contract loopt tot 31 december. Hoe kijk je terug op dit jaar?",
      en: "Bas, your contract runs until December 31. How has this year been for you?",
    }),
    client({
      nl: "Goed. De schade-experts rijden twintig procent minder. Dat merkte zelfs de financieel directeur.",
      en: "Good. The claims adjusters are driving twenty percent less. Even the CFO noticed.",
    }),
    seller({ nl: "Willen jullie in deze vorm verder?", en: "Would you like to continue as you are?" }),
    client({
      nl: "Ja, en groter. Het team in Zwolle wil erbij, 25 mensen. Dan zitten we op 100 gebruikers. En we missen een koppeling met Power BI.",
      en: "Yes, and bigger. The team in Zwolle wants in, 25 people. That makes 100 users. And what we’re missing is an integration with Power BI.",
    }),
    seller({
      nl: "Die koppeling komt in januari. Zwolle erbij brengt jullie op 51.000 euro per jaar.",
      en: "That integration is coming in January. Adding Zwolle brings you to 51,000 euros a year.",
    }),
    client({
      nl: "Dat past. Ik wil wel dat Ingrid de Boer van inkoop meekijkt; zij vergelijkt altijd met FieldPro.",
      en: "That works. I do want Ingrid de Boer from procurement to take a look; she always compares us with FieldPro.",
    }),
    seller({
      nl: "Ik plan dinsdag een gesprek met Ingrid en zet de besparing op één pagina.",
      en: "I’ll set up a call with Ingrid on Tuesday and put the savings on one page.",
    }),
  ],
  analysis: {
    summary: {
      nl: "Oceaan Verzekeringen verlengt en breidt uit met 25 mensen in Zwolle, samen 51.000 euro per jaar. De schade-experts rijden twintig procent minder. Ingrid de Boer van inkoop vergelijkt nog met FieldPro; de koppeling met Power BI is een wens.",
      en: "Oceaan Verzekeringen is renewing and adding 25 people in Zwolle, for 51,000 euros a year in total. The claims adjusters are driving twenty percent less. Ingrid de Boer from procurement is still comparing with FieldPro; an integration with Power BI is on their wish list.",
    },
    entities: [
      "Ingrid de Boer",
      "FieldPro",
      "Power BI",
      "Zwolle",
      { nl: "51.000 euro", en: "51,000 euros" },
      { nl: "31 december", en: "December 31" },
    ],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Verlenging", en: "Renewal" },
        before: { nl: "Lopend contract", en: "Active contract" },
        line: 3,
      },
      { label: fieldLabels.dealValue, value: { euros: 51000 }, before: { euros: 38000 }, line: 4 },
      { label: fieldLabels.renewalDate, value: { date: "2025-12-31" }, line: 0 },
      { label: fieldLabels.users, value: "100", before: "75", line: 3 },
      { label: fieldLabels.competitor, value: "FieldPro", line: 5 },
    ],
    callDescription: {
      nl: "Verlenging besproken. Uitbreiding met het team in Zwolle; inkoop vergelijkt met FieldPro.",
      en: "Discussed the renewal. Adding the Zwolle team; procurement is comparing with FieldPro.",
    },
    nextStep: {
      nl: "Gesprek plannen met Ingrid de Boer en de besparing op één pagina zetten.",
      en: "Set up a call with Ingrid de Boer and put the savings on one page.",
    },
    taskTitle: { nl: "Gesprek met inkoop plannen", en: "Set up call with procurement" },
    dueDate: "2025-10-28",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "description",
        title: { nl: "Klantbeeld bijgewerkt", en: "Account description updated" },
        description: {
          nl: "Twintig procent minder reistijd bij de schade-experts; Zwolle sluit aan.",
          en: "Claims adjusters driving twenty percent less; Zwolle is joining.",
        },
      },
      {
        type: "sentiment",
        title: { nl: "Tevreden", en: "Satisfied" },
        description: {
          nl: "Noemt zelf de besparing en wil uitbreiden.",
          en: "Brings up the savings himself and wants to expand.",
        },
      },
    ],
  },
};
