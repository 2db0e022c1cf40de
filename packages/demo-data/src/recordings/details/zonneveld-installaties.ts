import { fieldLabels } from "../field-labels.ts";
import { client, type RecordingDetail, seller } from "../recording-detail.ts";

/** An installer doubts whether her technicians will use an app. It's processed while the visitor watches. */
export const detail: RecordingDetail = {
  conversation: [
    seller({
      nl: "Lisa, je zei dat je monteurs niets met nog een app hebben. Hoe geven ze hun uren nu door?",
      en: "Lisa, you said your technicians don’t want yet another app. How do they report their hours now?",
    }),
    client({
      nl: "Op papier. Op vrijdag liggen er veertig bonnen op mijn bureau, en de helft kan ik niet lezen.",
      en: "On paper. Every Friday there are forty job sheets on my desk, and I can’t read half of them.",
    }),
    seller({
      nl: "Bij ons tikken ze op ‘klaar’ en spreken ze in wat ze gedaan hebben. Meer is het niet.",
      en: "With us, they tap “done” and say what they did. That’s all there is to it.",
    }),
    client({
      nl: "Dat zou ik graag eens met Kees proberen, onze voorman. Als hij het wil, wil iedereen het.",
      en: "I’d like to try that with Kees, our foreman. If he’s on board, everyone is.",
    }),
    seller({
      nl: "Dan maak ik voor Kees een proefaccount aan en bel ik je vrijdag.",
      en: "Then I’ll set up a trial account for Kees and call you on Friday.",
    }),
  ],
  analysis: {
    summary: {
      nl: "De monteurs van Zonneveld geven hun uren op papier door: elke vrijdag veertig bonnen, waarvan de helft onleesbaar. Voorman Kees probeert de app als eerste.",
      en: "Zonneveld’s technicians report their hours on paper: forty job sheets every Friday, half of them illegible. Foreman Kees is the first to try the app.",
    },
    entities: ["Kees", { nl: "veertig bonnen", en: "forty job sheets" }],
    fields: [
      {
        label: fieldLabels.stage,
        value: { nl: "Proefperiode", en: "Trial" },
        before: { nl: "Kennismaking", en: "First call" },
        line: 4,
      },
      {
        label: fieldLabels.painPoint,
        value: { nl: "Onleesbare bonnen", en: "Illegible job sheets" },
        line: 1,
      },
      {
        label: fieldLabels.risk,
        value: { nl: "Monteurs willen geen nieuwe app", en: "Technicians don’t want another app" },
        line: 0,
      },
    ],
    callDescription: {
      nl: "Urenregistratie op papier. Als voorman Kees het wil, volgt de rest.",
      en: "Hours are kept on paper. If foreman Kees wants it, the rest will follow.",
    },
    nextStep: {
      nl: "Proefaccount voor Kees aanmaken en Lisa vrijdag bellen.",
      en: "Set up a trial account for Kees and call Lisa on Friday.",
    },
    taskTitle: { nl: "Proefaccount voor Kees", en: "Trial account for Kees" },
    dueDate: "2025-10-31",
    updates: [{ type: "call" }, { type: "task" }],
  },
};
