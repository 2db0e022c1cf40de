import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A deal is postponed for lack of budget. */
export const detail: RecordingDetail = {
  conversation: [
    client({
      nl: "Ik heb minder leuk nieuws. Alle projecten zijn bevroren tot het nieuwe boekjaar.",
      en: "I’m afraid it’s bad news. All projects are on hold until the new fiscal year.",
    }),
    seller({
      nl: "Jammer, Iris. Is het uitstel of afstel?",
      en: "That’s a shame, Iris. Postponed, or off the table?",
    }),
    client({
      nl: "Uitstel. De servicemonteurs willen het nog steeds, maar de verkoop van e-bikes viel tegen.",
      en: "Postponed. The service technicians still want it, but e-bike sales were disappointing.",
    }),
    seller({
      nl: "Wanneer worden de budgetten voor 2026 vastgesteld?",
      en: "When will the budgets for 2026 be set?",
    }),
    client({
      nl: "Half januari. Ik heb er 18.000 euro voor opgevoerd, en Tim Brouwer van finance staat erachter.",
      en: "Mid-January. I’ve put in for 18,000 euros, and Tim Brouwer from finance is behind it.",
    }),
    seller({
      nl: "Dan bel ik je op 19 januari. Zal ik Tim in de tussentijd een rekenvoorbeeld sturen?",
      en: "I’ll call you on January 19, then. Should I send Tim a business case in the meantime?",
    }),
    client({
      nl: "Ja, dat helpt. Hij wil vooral zien wanneer het zich terugverdient.",
      en: "Yes, that would help. What he really wants to see is when it pays for itself.",
    }),
  ],
  analysis: {
    summary: {
      nl: "Fietsfabriek Noord stelt het project uit: alle budgetten zijn bevroren tot 2026. Iris Hoekstra heeft 18.000 euro opgevoerd en Tim Brouwer van finance staat erachter. Nieuw contact op 19 januari.",
      en: "Fietsfabriek Noord has postponed the project: all budgets are frozen until 2026. Iris Hoekstra has put in for 18,000 euros, and Tim Brouwer from finance is behind it. Next contact on January 19.",
    },
    entities: [
      "Tim Brouwer",
      { nl: "18.000 euro", en: "18,000 euros" },
      { nl: "19 januari", en: "January 19" },
      { nl: "e-bikes", en: "e-bike sales" },
    ],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Uitgesteld", en: "On hold" },
        before: { nl: "Offerte", en: "Quote" },
        line: 2,
      },
      {
        label: fieldLabels.lossReason,
        value: { nl: "Budgetstop tot het nieuwe boekjaar", en: "Budget freeze until the new fiscal year" },
        line: 0,
      },
      { label: fieldLabels.dealValue, value: { euros: 18000 }, before: { euros: 24000 }, line: 4 },
    ],
    callDescription: {
      nl: "Project uitgesteld door een budgetstop. De wens blijft; budget 2026 is aangevraagd.",
      en: "Project postponed by a budget freeze. They still want it; a 2026 budget has been requested.",
    },
    nextStep: {
      nl: "Rekenvoorbeeld sturen naar Tim Brouwer en Iris op 19 januari bellen.",
      en: "Send the business case to Tim Brouwer and call Iris on January 19.",
    },
    taskTitle: {
      nl: "Iris Hoekstra bellen over budget 2026",
      en: "Call Iris Hoekstra about the 2026 budget",
    },
    dueDate: "2026-01-19",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "note",
        title: { nl: "Rekenvoorbeeld", en: "Business case" },
        description: {
          nl: "Tim Brouwer wil vooral de terugverdientijd zien.",
          en: "What Tim Brouwer wants to see is the payback period.",
        },
      },
      {
        type: "sentiment",
        title: { nl: "Neutraal", en: "Neutral" },
        description: {
          nl: "Teleurgesteld over het uitstel, positief over het product.",
          en: "Disappointed about the delay, positive about the product.",
        },
      },
    ],
  },
};
