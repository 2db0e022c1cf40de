import type { Text } from "../text.ts";
import type { RecordingId } from "./recordings.ts";

/** A finding for the manager, with the quote that it's based on. */
export type Finding = {
  recording: RecordingId;
  title: Text;
  /** A line of that conversation, word for word. */
  quote: Text;
};

/** A deal whose value a conversation changed. In euros a year; null if there was no value. */
export type ForecastChange = Finding & { before: number | null; after: number };

/** Deals at risk or on hold, the most urgent first. */
export const dealsAtRisk: readonly Finding[] = [
  {
    recording: "de-groene-kas",
    title: { nl: "Verlenging onzeker", en: "Renewal uncertain" },
    quote: {
      nl: "Onze verlenging is in december en zoals het nu gaat, teken ik niet.",
      en: "Our renewal is in December, and the way things are now, I’m not signing.",
    },
  },
  {
    recording: "northgate-medical",
    title: { nl: "Security moet nog akkoord", en: "Security has yet to approve" },
    quote: { nl: "Helen kan het tegenhouden, ik beslis.", en: "Helen can block it, but I decide." },
  },
];

/** Deals whose amount or year changed this week. */
export const forecastChanges: readonly ForecastChange[] = [
  {
    recording: "lumen-energie",
    title: { nl: "Lager bedrag, drie jaar vast", en: "A lower price, for three years" },
    quote: {
      nl: "Als jullie voor drie jaar tekenen, kan ik naar 57.600 euro.",
      en: "If you sign for three years, I can go down to 57,600 euros.",
    },
    before: 64_000,
    after: 57_600,
  },
  {
    recording: "van-dijk-logistiek",
    title: { nl: "Nieuwe offerte", en: "New quote" },
    quote: {
      nl: "Dan kom ik voor 48 gebruikers uit op 28.800 euro.",
      en: "Then for 48 users that comes to 28,800 euros.",
    },
    before: null,
    after: 28_800,
  },
];

/** Moments that the team can learn from. */
export const coachingMoments: readonly Finding[] = [
  {
    recording: "lumen-energie",
    title: { nl: "Korting in ruil voor looptijd", en: "A discount in return for a longer term" },
    quote: {
      nl: "Als jullie voor drie jaar tekenen, kan ik naar 57.600 euro.",
      en: "If you sign for three years, I can go down to 57,600 euros.",
    },
  },
  {
    recording: "northgate-medical",
    title: { nl: "Vraagt wie er beslist", en: "Asks who decides" },
    quote: { nl: "Wie beslist er uiteindelijk?", en: "Who makes the final decision?" },
  },
];
