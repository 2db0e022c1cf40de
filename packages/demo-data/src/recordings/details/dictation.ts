import { dictatedFields, dictatedLines } from "../dictation.ts";
import type { RecordingDetail } from "../recording-detail.ts";

/** A seller sums a conversation up: what the visitor is invited to read aloud, and what comes of it. */
export const detail: RecordingDetail = {
  conversation: dictatedLines.map((text) => ({ speaker: "seller", text })),
  analysis: {
    summary: {
      nl: "Kappers Bouwliften begint op 1 december met drie monteurs; in januari volgen alle negen. Het budget is 5.400 euro per jaar en Petra tekent. Erik krijgt maandag de offerte.",
      en: "Kappers Bouwliften starts with three engineers on 1 December; all nine follow in January. The budget is 5,400 euros a year and Petra signs. Erik gets the quote on Monday.",
    },
    shapedBy: { scope: "team", wish: 1 },
    entities: [
      "Erik Kappers",
      "Petra",
      { nl: "5.400 euro", en: "5,400 euros" },
      { nl: "1 december", en: "1 December" },
    ],
    fields: dictatedFields,
    callDescription: {
      nl: "Wil klein beginnen: eerst drie monteurs, daarna alle negen. Petra tekent.",
      en: "Wants to start small: three engineers first, then all nine. Petra signs.",
    },
    nextStep: {
      nl: "Offerte voor negen monteurs opstellen en naar Erik sturen.",
      en: "Draw up a quote for nine engineers and send it to Erik.",
    },
    taskTitle: { nl: "Offerte sturen naar Erik Kappers", en: "Send quote to Erik Kappers" },
    dueDate: "2025-10-27",
    updates: [
      { type: "call" },
      { type: "task" },
      {
        type: "note",
        title: { nl: "Woensdag nabellen", en: "Call on Wednesday" },
        description: {
          nl: "Erik verwacht woensdag een telefoontje over de offerte.",
          en: "Erik expects a call about the quote on Wednesday.",
        },
      },
      {
        type: "sentiment",
        title: { nl: "Positief", en: "Positive" },
        description: {
          nl: "Er is een startdatum, een budget en iemand die tekent.",
          en: "There is a start date, a budget and someone who signs.",
        },
      },
    ],
  },
};
