import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A deal is won. */
export const detail: RecordingDetail = {
  conversation: [
    client({
      nl: "Sanne, kort en goed: we doen het. Mijn vader is ook om.",
      en: "Sanne, long story short: we’re in. Even my father has come around.",
    }),
    seller({
      nl: "Wat goed, Jeroen! Wat gaf bij hem de doorslag?",
      en: "That’s great, Jeroen! What won him over?",
    }),
    client({
      nl: "Dat hij zijn rapport gewoon kan inspreken in de bus. Typen is niks voor hem.",
      en: "That he can just dictate his report in the van. Typing isn’t his thing.",
    }),
    seller({
      nl: "Dus twaalf gebruikers voor 7.200 euro per jaar, start op 1 december?",
      en: "So twelve users for 7,200 euros a year, starting on December 1?",
    }),
    client({
      nl: "Precies. Stuur het contract maar, dan teken ik het vandaag nog.",
      en: "Exactly. Send me the contract and I’ll sign it today.",
    }),
    seller({
      nl: "Komt eraan. Daan belt je vrijdag om de kick-off te plannen.",
      en: "On its way. Daan will call you on Friday to plan the kickoff.",
    }),
  ],
  analysis: {
    summary: {
      nl: "Stroom & Zoon gaat akkoord: twaalf gebruikers voor 7.200 euro per jaar, met start op 1 december. Rapporten inspreken gaf de doorslag. Daan plant vrijdag de kick-off.",
      en: "Stroom & Zoon is in: twelve users for 7,200 euros a year, starting on December 1. Dictating reports is what won them over. Daan will plan the kickoff on Friday.",
    },
    entities: [
      "Daan",
      { nl: "kick-off", en: "kickoff" },
      { nl: "twaalf gebruikers", en: "twelve users" },
      { nl: "7.200 euro", en: "7,200 euros" },
      { nl: "1 december", en: "December 1" },
    ],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Gewonnen", en: "Won" },
        before: { nl: "Offerte", en: "Quote" },
        line: 0,
      },
      { label: fieldLabels.dealValue, value: { euros: 7200 }, before: { euros: 6000 }, line: 3 },
      { label: fieldLabels.users, value: "12", before: "10", line: 3 },
      { label: fieldLabels.startDate, value: { date: "2025-12-01" }, line: 3 },
    ],
    callDescription: {
      nl: "Mondeling akkoord. Contract gaat vandaag de deur uit.",
      en: "Verbal agreement. The contract goes out today.",
    },
    nextStep: {
      nl: "Daan belt Jeroen Stroom om de kick-off te plannen.",
      en: "Daan to call Jeroen Stroom to plan the kickoff.",
    },
    taskTitle: { nl: "Kick-off plannen", en: "Plan the kickoff" },
    dueDate: "2025-10-24",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "sentiment",
        title: { nl: "Enthou­siast", en: "Enthusi­astic" },
        description: { nl: "Besluitvaardig en tevreden.", en: "Decisive and happy." },
      },
      {
        type: "note",
        title: { nl: "Let op bij de onboarding", en: "Onboarding tip" },
        description: {
          nl: "Zijn vader typt niet graag: laat hem meteen inspreken.",
          en: "His father doesn’t like typing: let him dictate from day one.",
        },
      },
    ],
  },
};
