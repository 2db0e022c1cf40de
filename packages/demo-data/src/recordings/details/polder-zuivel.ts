import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A lead from a trade show is qualified. */
export const detail: RecordingDetail = {
  conversation: [
    seller({
      nl: "Anouk, we spraken elkaar in de Jaarbeurs bij de koffie. Is onderhoud bij jullie nog steeds een puzzel?",
      en: "Anouk, we met over coffee at the Jaarbeurs. Is maintenance still a puzzle for you?",
    }),
    client({
      nl: "Meer dan ooit. Drie fabrieken, één onderhoudsploeg, en elke stilstand kost ons 4.000 euro per uur.",
      en: "More than ever. Three plants, one maintenance crew, and downtime costs us 4,000 euros an hour.",
    }),
    seller({
      nl: "Wie gaat daar bij jullie over?",
      en: "Who’s in charge of that on your end?",
    }),
    client({
      nl: "Ik, als hoofd techniek. Boven de 25.000 euro beslist onze directeur Maarten Vos mee.",
      en: "I am, as head of engineering. Above 25,000 euros, our director Maarten Vos has a say too.",
    }),
    seller({
      nl: "Dan is het handig dat hij het ook ziet. Kan ik bij jullie in Woerden komen kijken?",
      en: "Then he should see it as well. Could I come and take a look in Woerden?",
    }),
    client({
      nl: "Graag, begin november. Stuur me vrijdag alvast een voorbeeld van een klant met meer fabrieken.",
      en: "Please do, in early November. And could you send me an example of a customer with several plants on Friday?",
    }),
  ],
  analysis: {
    summary: {
      nl: "Polder Zuivel heeft drie fabrieken en één onderhoudsploeg; stilstand kost 4.000 euro per uur. Anouk Visser is hoofd techniek, directeur Maarten Vos beslist mee boven 25.000 euro. Bezoek in Woerden begin november.",
      en: "Polder Zuivel has three plants and one maintenance crew; downtime costs 4,000 euros an hour. Anouk Visser is head of engineering; director Maarten Vos has a say above 25,000 euros. Visit to Woerden in early November.",
    },
    entities: [
      "Maarten Vos",
      "Jaarbeurs",
      "Woerden",
      { nl: "4.000 euro per uur", en: "4,000 euros an hour" },
      { nl: "Drie fabrieken", en: "Three plants" },
    ],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Gekwalificeerd", en: "Qualified" },
        before: { nl: "Nieuwe lead", en: "New lead" },
        line: 3,
      },
      { label: fieldLabels.leadSource, value: { nl: "Vakbeurs", en: "Trade show" }, line: 0 },
      { label: fieldLabels.contactRole, value: { nl: "Hoofd techniek", en: "Head of engineering" }, line: 3 },
      { label: fieldLabels.decisionMaker, value: "Maarten Vos", before: "Anouk Visser", line: 3 },
    ],
    callDescription: {
      nl: "Lead van de beurs opgevolgd. Stilstand is duur; bezoek aan Woerden in het vooruitzicht.",
      en: "Followed up on the trade show lead. Downtime is costly; a visit to Woerden is planned.",
    },
    nextStep: {
      nl: "Referentie met meerdere fabrieken sturen en een datum voor het bezoek voorstellen.",
      en: "Send a reference case with several plants and suggest a date for the visit.",
    },
    taskTitle: { nl: "Referentie sturen", en: "Send reference case" },
    dueDate: "2025-10-24",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "linkedin",
        title: { nl: "Functie bijgewerkt", en: "Job title updated" },
        description: {
          nl: "Anouk Visser, hoofd techniek bij Polder Zuivel.",
          en: "Anouk Visser, head of engineering at Polder Zuivel.",
        },
        url: "https://linkedin.example/in/anouk-visser",
      },
    ],
  },
};
