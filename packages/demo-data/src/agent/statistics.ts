import type { Text } from "../text.ts";

const quoteCall: Text = { nl: "Offerte\u00ADgesprek verwerkt", en: "Quote call processed" };
const twoConversations: Text = { nl: "Twee gesprekken verwerkt", en: "Two conversations processed" };

/** The statistics of the sample team. Accuracy is the share of words recognized correctly, from 0 to 1. */
export const statistics = {
  conversationsProcessed: 247,
  averageAccuracy: 0.97,
  jargonTermsRecognized: 1234,
  /** Newest first. */
  recentActivity: [
    { date: "2025-10-24", action: quoteCall, accuracy: 0.98 },
    { date: "2025-10-23", action: twoConversations, accuracy: 0.97 },
    {
      date: "2025-10-22",
      action: { nl: "Drie gesprekken verwerkt", en: "Three conversations processed" },
      accuracy: 0.96,
    },
    {
      date: "2025-10-21",
      action: { nl: "Verlengings\u00ADgesprek verwerkt", en: "Renewal call processed" },
      accuracy: 0.97,
    },
    { date: "2025-10-20", action: twoConversations, accuracy: 0.95 },
  ],
} as const;
