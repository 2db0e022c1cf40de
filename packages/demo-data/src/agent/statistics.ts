import type { Text } from "../text.ts";

/** Something the agent did lately. */
export type AgentActivity = {
  /** ISO 8601 date. */
  date: string;
  action: Text;
  /** The share of words that were recognised right, from 0 to 1. */
  accuracy: number;
};

/** What the agent did for the sample team so far. */
export const statistics: {
  conversationsProcessed: number;
  /** The share of words that were recognised right, from 0 to 1. */
  averageAccuracy: number;
  jargonTermsRecognised: number;
  /** Newest first. */
  recentActivity: readonly AgentActivity[];
} = {
  conversationsProcessed: 247,
  averageAccuracy: 0.97,
  jargonTermsRecognised: 1234,
  recentActivity: [
    {
      date: "2025-10-24",
      action: { nl: "Offertegesprek verwerkt", en: "Quote call processed" },
      accuracy: 0.98,
    },
    {
      date: "2025-10-23",
      action: { nl: "Twee gesprekken verwerkt", en: "Two conversations processed" },
      accuracy: 0.97,
    },
    {
      date: "2025-10-22",
      action: { nl: "Drie nieuwe vaktermen geleerd", en: "Three new jargon terms learned" },
      accuracy: 0.96,
    },
    {
      date: "2025-10-21",
      action: { nl: "Teaminstructies bijgewerkt", en: "Team instructions updated" },
      accuracy: 0.97,
    },
    {
      date: "2025-10-20",
      action: { nl: "Twee gesprekken verwerkt", en: "Two conversations processed" },
      accuracy: 0.95,
    },
  ],
};
