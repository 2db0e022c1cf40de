import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A buyer negotiates the price and the term. */
export const detail: RecordingDetail = {
  conversation: [
    client({
      nl: "De offerte ligt hier. Inhoudelijk zijn we eruit, maar 64.000 euro krijg ik niet langs de directie.",
      en: "I have the quote in front of me. We’re happy with the content, but I can’t get 64,000 euros past the board.",
    }),
    seller({
      nl: "Duidelijk, Nadia. Zit het in het bedrag per jaar of in het totaal?",
      en: "Understood, Nadia. Is it the annual amount, or the total?",
    }),
    client({
      nl: "Per jaar. Onder de 60.000 euro mag ik zelf tekenen, daarboven wordt het een traject van maanden.",
      en: "The annual amount. Under 60,000 euros I can sign off on it myself; above that, it takes months.",
    }),
    seller({
      nl: "Als jullie voor drie jaar tekenen, kan ik naar 57.600 euro. Dan blijft de onboarding inbegrepen.",
      en: "If you sign for three years, I can go down to 57,600 euros. And onboarding stays included.",
    }),
    client({
      nl: "Drie jaar is lang. Kan er een opzegmogelijkheid in na het eerste jaar?",
      en: "Three years is a long time. Could we opt out after the first year?",
    }),
    seller({
      nl: "Na achttien maanden kan ik verdedigen. Zal ik de offerte zo aanpassen? Dan heb je hem maandag.",
      en: "After eighteen months is something I could defend. Should I revise the quote along those lines? You’d have it on Monday.",
    }),
    client({
      nl: "Doe maar. Onze jurist Pieter Roos kijkt er dan dinsdag naar, en dan teken ik voor 15 november.",
      en: "Please do. Our lawyer, Pieter Roos, will look at it on Tuesday, and I’ll sign before November 15.",
    }),
  ],
  analysis: {
    summary: {
      nl: "Inhoudelijk is Lumen Energie akkoord; de prijs moet onder de 60.000 euro per jaar blijven, zodat Nadia El Amrani zelf kan tekenen. Voorstel: drie jaar voor 57.600 euro per jaar, met een opzegmogelijkheid na achttien maanden.",
      en: "Lumen Energie is happy with the content; the price has to stay under 60,000 euros a year so that Nadia El Amrani can sign off on it herself. Proposal: three years at 57,600 euros a year, with an opt-out after eighteen months.",
    },
    entities: [
      "Pieter Roos",
      { nl: "57.600 euro", en: "57,600 euros" },
      { nl: "Drie jaar", en: "Three years" },
      { nl: "achttien maanden", en: "eighteen months" },
      { nl: "15 november", en: "November 15" },
    ],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Onder\u00ADhandeling", en: "Negotiation" },
        before: { nl: "Offerte", en: "Quote" },
        line: 0,
      },
      { label: fieldLabels.dealValue, value: { euros: 57600 }, before: { euros: 64000 }, line: 3 },
      {
        label: fieldLabels.closeDate,
        value: { date: "2025-11-15" },
        before: { date: "2025-10-31" },
        line: 6,
      },
      { label: fieldLabels.decisionMaker, value: "Nadia El Amrani", line: 2 },
    ],
    callDescription: {
      nl: "Prijs besproken. Drie jaar met opzegmogelijkheid na achttien maanden brengt het bedrag onder de tekengrens.",
      en: "Discussed the price. Three years, with an opt-out after eighteen months, brings it under her signing limit.",
    },
    nextStep: {
      nl: "Maandag de aangepaste offerte sturen, voordat de jurist dinsdag kijkt.",
      en: "Send the revised quote on Monday, before the lawyer looks at it on Tuesday.",
    },
    taskTitle: { nl: "Offerte aanpassen: 3 jaar", en: "Revise quote: 3 years" },
    dueDate: "2025-10-27",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "note",
        title: { nl: "Tekengrens", en: "Signing limit" },
        description: {
          nl: "Nadia tekent zelf tot 60.000 euro per jaar; daarboven beslist de directie.",
          en: "Nadia can sign for up to 60,000 euros a year herself; above that, the board decides.",
        },
      },
      {
        type: "description",
        title: { nl: "Deal\u00ADomschrijving bijgewerkt", en: "Deal description updated" },
        description: {
          nl: "Drie jaar, onboarding inbegrepen, opzegbaar na achttien maanden.",
          en: "Three years, onboarding included, opt-out after eighteen months.",
        },
      },
    ],
  },
};
