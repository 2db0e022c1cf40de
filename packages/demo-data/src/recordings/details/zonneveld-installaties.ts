import type { RecordingDetail } from "../recording-detail.ts";

/** An installer doubts whether her engineers will use an app. Still being processed. */
export const detail: RecordingDetail = {
  conversation: [
    {
      speaker: "seller",
      text: {
        nl: "Lisa, je zei dat je monteurs niets met nog een app hebben. Hoe geven ze hun uren nu door?",
        en: "Lisa, you said your engineers aren’t keen on yet another app. How do they report their hours now?",
      },
    },
    {
      speaker: "client",
      text: {
        nl: "Op papier. Op vrijdag liggen er veertig bonnen op mijn bureau, en de helft kan ik niet lezen.",
        en: "On paper. Every Friday there are forty job sheets on my desk, and I can’t read half of them.",
      },
    },
    {
      speaker: "seller",
      text: {
        nl: "Bij ons tikken ze op ‘klaar’ en spreken ze in wat ze gedaan hebben. Meer is het niet.",
        en: "With us, they tap ‘done’ and say what they did. That’s all there is to it.",
      },
    },
    {
      speaker: "client",
      text: {
        nl: "Dat zou ik graag eens met Kees proberen, onze voorman. Als hij het wil, wil iedereen het.",
        en: "I’d like to try that with Kees, our foreman. If he’s on board, everyone is.",
      },
    },
    {
      speaker: "seller",
      text: {
        nl: "Dan maak ik voor Kees een proefaccount aan en bel ik je eind volgende week.",
        en: "Then I’ll set up a trial account for Kees and call you at the end of next week.",
      },
    },
  ],
  analysis: null,
};
