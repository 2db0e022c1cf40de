import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** A short first call with a small company. */
export const detail: RecordingDetail = {
  conversation: [
    seller({
      nl: "Erik, je vroeg op de site om informatie. Wat was de aanleiding?",
      en: "Erik, you asked for information on our site. What prompted that?",
    }),
    client({
      nl: "Vorige week stonden twee monteurs bij dezelfde lift. In Rotterdam nota bene, een uur rijden.",
      en: "Last week two technicians showed up at the same elevator. In Rotterdam of all places, an hour’s drive.",
    }),
    seller({ nl: "Hoe plannen jullie nu?", en: "How do you schedule jobs right now?" }),
    client({
      nl: "In Excel, en met een whiteboard. Ik heb negen monteurs en mijn vrouw Petra houdt het bij.",
      en: "In Excel, and on a whiteboard. I have nine technicians, and my wife Petra keeps track of it.",
    }),
    seller({
      nl: "En als er overdag een storing bij komt?",
      en: "And when a breakdown comes in during the day?",
    }),
    client({
      nl: "Dan bel ik rond tot er iemand opneemt. Voor je het weet ben je een uur verder, en al die tijd staat de lift stil.",
      en: "Then I call around until someone picks up. Before you know it an hour is gone, and the elevator is still out of service.",
    }),
    seller({
      nl: "Dan moet Petra er ook bij zijn. Zullen we donderdag de 30e een demo doen, een halfuur?",
      en: "Then Petra should be there too. Shall we do a demo on Thursday the 30th, half an hour?",
    }),
    client({
      nl: "Om acht uur ’s ochtends, dan zijn we er allebei. Het mag wel simpel blijven, hoor.",
      en: "At eight in the morning, then we’re both in. But keep it simple, please.",
    }),
  ],
  analysis: {
    summary: {
      nl: "Kappers Bouwliften plant negen monteurs in Excel en op een whiteboard, waardoor er dubbel gereden wordt. Erik en Petra krijgen op donderdag 30 oktober om acht uur een korte demo.",
      en: "Kappers Bouwliften schedules nine technicians in Excel and on a whiteboard, so they sometimes make the same trip twice. Erik and Petra will get a short demo on Thursday, October 30, at eight.",
    },
    entities: ["Petra", "Rotterdam", "Excel", { nl: "negen monteurs", en: "nine technicians" }],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Demo gepland", en: "Demo scheduled" },
        before: { nl: "Nieuwe lead", en: "New lead" },
        line: 6,
      },
      { label: fieldLabels.leadSource, value: "Website", line: 0 },
      { label: fieldLabels.users, value: "9", line: 3 },
      {
        label: fieldLabels.painPoint,
        value: {
          nl: "Dubbele ritten door planning in Excel",
          en: "Duplicate trips from planning in Excel",
        },
        line: 3,
      },
    ],
    callDescription: {
      nl: "Kennismaking. Plant in Excel; vorige week reden twee monteurs voor dezelfde lift naar Rotterdam.",
      en: "First call. Plans in Excel; two technicians made the same trip to Rotterdam last week.",
    },
    nextStep: {
      nl: "Demo van een halfuur voorbereiden voor Erik en Petra.",
      en: "Prepare a half-hour demo for Erik and Petra.",
    },
    taskTitle: { nl: "Demo Kappers Bouwliften", en: "Demo for Kappers Bouwliften" },
    dueDate: "2025-10-30",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "personality",
        title: { nl: "Praktisch", en: "Down to earth" },
        description: {
          nl: "Houd het kort en concreet. Petra kent de planning het best.",
          en: "Keep it short and concrete. Petra knows the schedule best.",
        },
      },
    ],
  },
};
