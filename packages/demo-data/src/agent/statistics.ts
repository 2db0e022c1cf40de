import type { Text } from "../text.ts";

/** A recent action of the agent. */
export type AgentActivity = {
  /** ISO 8601 date. */
  date: string;
  action: Text;
  /** The share of words recognized correctly, from 0 to 1. */
  accuracy: number;
};

/** One week of the agent's work. */
export type AgentWeek = {
  /** The week's Monday: ISO 8601 date. */
  start: string;
  conversations: number;
  /** The share of words recognized correctly, from 0 to 1. */
  accuracy: number;
};

/** Jargon of one kind. */
export type JargonKind = { name: Text; termsRecognized: number };

/** The agent's work so far. */
export type AgentStatistics = {
  conversationsProcessed: number;
  /** The share of words recognized correctly, from 0 to 1. */
  averageAccuracy: number;
  jargonTermsRecognized: number;
  /** Oldest first. The last week isn't over. */
  weeks: readonly [AgentWeek, ...AgentWeek[]];
  /** The most frequent kind first. */
  jargonKinds: readonly [JargonKind, ...JargonKind[]];
  /** Newest first. */
  recentActivity: readonly AgentActivity[];
};

const quoteCall: Text = { nl: "Offerte\u00ADgesprek verwerkt", en: "Quote call processed" };
const twoConversations: Text = { nl: "Twee gesprekken verwerkt", en: "Two conversations processed" };

const kinds = {
  products: { nl: "Producten en modules", en: "Products and modules" },
  clients: { nl: "Klanten en personen", en: "Clients and people" },
  industry: { nl: "Branche en techniek", en: "Industry and technology" },
  abbreviations: { nl: "Afkortingen", en: "Abbreviations" },
  price: { nl: "Prijs en contract", en: "Price and contract" },
} as const satisfies Record<string, Text>;

/** The statistics of the sample team. */
export const statistics: AgentStatistics = {
  conversationsProcessed: 247,
  averageAccuracy: 0.97,
  jargonTermsRecognized: 1234,
  weeks: [
    { start: "2025-07-07", conversations: 8, accuracy: 0.952 },
    { start: "2025-07-14", conversations: 9, accuracy: 0.955 },
    { start: "2025-07-21", conversations: 7, accuracy: 0.958 },
    { start: "2025-07-28", conversations: 10, accuracy: 0.96 },
    { start: "2025-08-04", conversations: 12, accuracy: 0.962 },
    { start: "2025-08-11", conversations: 14, accuracy: 0.965 },
    { start: "2025-08-18", conversations: 16, accuracy: 0.966 },
    { start: "2025-08-25", conversations: 18, accuracy: 0.968 },
    { start: "2025-09-01", conversations: 19, accuracy: 0.969 },
    { start: "2025-09-08", conversations: 17, accuracy: 0.97 },
    { start: "2025-09-15", conversations: 20, accuracy: 0.972 },
    { start: "2025-09-22", conversations: 21, accuracy: 0.973 },
    { start: "2025-09-29", conversations: 22, accuracy: 0.975 },
    { start: "2025-10-06", conversations: 19, accuracy: 0.974 },
    { start: "2025-10-13", conversations: 23, accuracy: 0.976 },
    { start: "2025-10-20", conversations: 12, accuracy: 0.97 },
  ],
  jargonKinds: [
    { name: kinds.products, termsRecognized: 412 },
    { name: kinds.clients, termsRecognized: 338 },
    { name: kinds.industry, termsRecognized: 261 },
    { name: kinds.abbreviations, termsRecognized: 147 },
    { name: kinds.price, termsRecognized: 76 },
  ],
  recentActivity: [
    {
      date: "2025-10-24",
      action: quoteCall,
      accuracy: 0.98,
    },
    {
      date: "2025-10-23",
      action: twoConversations,
      accuracy: 0.97,
    },
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
    {
      date: "2025-10-20",
      action: twoConversations,
      accuracy: 0.95,
    },
  ],
};

/** The current user's part, which is all that a member sees. */
export const ownStatistics: AgentStatistics = {
  conversationsProcessed: 110,
  averageAccuracy: 0.97,
  jargonTermsRecognized: 528,
  weeks: [
    { start: "2025-07-07", conversations: 4, accuracy: 0.955 },
    { start: "2025-07-14", conversations: 4, accuracy: 0.957 },
    { start: "2025-07-21", conversations: 3, accuracy: 0.96 },
    { start: "2025-07-28", conversations: 5, accuracy: 0.963 },
    { start: "2025-08-04", conversations: 5, accuracy: 0.964 },
    { start: "2025-08-11", conversations: 6, accuracy: 0.967 },
    { start: "2025-08-18", conversations: 7, accuracy: 0.969 },
    { start: "2025-08-25", conversations: 8, accuracy: 0.971 },
    { start: "2025-09-01", conversations: 8, accuracy: 0.972 },
    { start: "2025-09-08", conversations: 7, accuracy: 0.973 },
    { start: "2025-09-15", conversations: 9, accuracy: 0.975 },
    { start: "2025-09-22", conversations: 9, accuracy: 0.976 },
    { start: "2025-09-29", conversations: 10, accuracy: 0.978 },
    { start: "2025-10-06", conversations: 8, accuracy: 0.977 },
    { start: "2025-10-13", conversations: 10, accuracy: 0.979 },
    { start: "2025-10-20", conversations: 7, accuracy: 0.974 },
  ],
  jargonKinds: [
    { name: kinds.products, termsRecognized: 171 },
    { name: kinds.clients, termsRecognized: 152 },
    { name: kinds.industry, termsRecognized: 109 },
    { name: kinds.abbreviations, termsRecognized: 62 },
    { name: kinds.price, termsRecognized: 34 },
  ],
  recentActivity: [
    {
      date: "2025-10-24",
      action: quoteCall,
      accuracy: 0.98,
    },
    {
      date: "2025-10-23",
      action: { nl: "Pilot\u00ADgesprek verwerkt", en: "Pilot call processed" },
      accuracy: 0.98,
    },
    {
      date: "2025-10-22",
      action: twoConversations,
      accuracy: 0.97,
    },
    {
      date: "2025-10-20",
      action: { nl: "Akkoord\u00ADgesprek verwerkt", en: "Closing call processed" },
      accuracy: 0.97,
    },
  ],
};
