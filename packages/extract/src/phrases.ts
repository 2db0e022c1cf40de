import type { Amount, Language, MentionedDate, NextStep, Stage } from "./model/types.ts";

/** Sentences of a summary and an email. */
export type Phrases = {
  spokeWith: (name: string | undefined, client: string | undefined) => string;
  stage: Record<Stage, string>;
  counts: (counts: readonly string[]) => string;
  amount: Record<Amount["kind"], (amount: string) => string>;
  date: Record<MentionedDate["kind"], (date: string) => string>;
  factDate: Record<Exclude<MentionedDate["kind"], "other">, (date: string) => string>;
  decides: (name: string) => string;
  rivals: (names: readonly string[]) => string;
  objections: (said: readonly string[]) => string;
  step: Record<NextStep["who"], (step: string) => string>;
  range: (from: string, to: string) => string;
  per: Record<NonNullable<Amount["per"]>, string>;
  greeting: (name: string | undefined) => string;
  subject: string;
  thanks: string;
  /** Rewrites a step about the client for an email to them: "Ze stuurt mij de order" becomes "Je stuurt mij de order". */
  toClient: (step: string, who: NextStep["who"], name: string | undefined) => string;
  noted: string;
  iWill: string;
  youWill: string;
  check: string;
  regards: string;
};

const joined = (items: readonly string[], and: string) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
const quoted = (said: readonly string[]) => said.map((one) => `“${one}”`);

const nl: Phrases = {
  spokeWith: (name, client) =>
    name ? `Gesproken met ${name}${client ? ` (${client})` : ""}.` : `Gesprek over ${client}.`,
  stage: {
    lead: "Nieuwe lead.",
    qualified: "Gekwalificeerde lead.",
    demo: "Fase: demo.",
    proposal: "Fase: offerte.",
    negotiation: "Fase: onderhandeling.",
    won: "Deal gewonnen.",
    lost: "Deal verloren.",
  },
  counts: (counts) => `Het gaat om ${joined(counts, "en")}.`,
  amount: {
    deal: (amount) => `Bedrag: ${amount}.`,
    budget: (amount) => `Budget: ${amount}.`,
    current: (amount) => `Betaalt nu ${amount}.`,
    price: (amount) => `Prijs: ${amount}.`,
    discount: (amount) => `Korting: ${amount}.`,
    other: (amount) => `Ook genoemd: ${amount}.`,
  },
  date: {
    start: (date) => `Start: ${date}.`,
    deadline: (date) => `Deadline: ${date}.`,
    meeting: (date) => `Afspraak: ${date}.`,
    delivery: (date) => `Levering: ${date}.`,
    expiry: (date) => `Loopt af: ${date}.`,
    decision: (date) => `Beslissing: ${date}.`,
    other: (date) => `Ook genoemd: ${date}.`,
  },
  factDate: {
    start: (date) => `start: ${date}`,
    deadline: (date) => `uiterlijk ${date}`,
    meeting: (date) => `onze afspraak: ${date}`,
    delivery: (date) => `levering: ${date}`,
    expiry: (date) => `geldig tot en met ${date}`,
    decision: (date) => `jullie besluit: ${date}`,
  },
  decides: (name) => `${name} beslist.`,
  rivals: (names) => `${names.length > 1 ? "Concurrenten" : "Concurrent"}: ${joined(names, "en")}.`,
  objections: (said) => `${said.length > 1 ? "Bezwaren" : "Bezwaar"}: ${joined(quoted(said), "en")}.`,
  step: {
    me: (step) => `Actie voor mij: ${step}.`,
    client: (step) => `Actie voor de klant: ${step}.`,
    other: (step) => `Actie voor een collega: ${step}.`,
  },
  range: (from, to) => `${from} tot ${to}`,
  per: {
    user: "per gebruiker",
    hour: "per uur",
    day: "per dag",
    week: "per week",
    month: "per maand",
    year: "per jaar",
    piece: "per stuk",
  },
  greeting: (name) => (name ? `Hoi ${name},` : "Hallo,"),
  subject: "Vervolg op ons gesprek",
  thanks: "Bedankt voor het gesprek. Ik zet de afspraken even op een rij.",
  toClient: (step, who, name = "zij") =>
    who === "client"
      ? step
          .replace(new RegExp(`^(zij|ze|hij|${name})(?= )`, "iu"), "je")
          .replace(/^je (is|heeft)\b/u, (_, verb: string) => (verb === "is" ? "je bent" : "je hebt"))
      : step.replace(/\b(haar|hem)\b/u, "je"),
  noted: "Dit heb ik genoteerd:",
  iWill: "Dit doe ik:",
  youWill: "Dit doe jij:",
  check: "Klopt er iets niet? Laat het me weten.",
  regards: "Groet,",
};

const en: Phrases = {
  spokeWith: (name, client) =>
    name ? `Spoke with ${name}${client ? ` (${client})` : ""}.` : `Conversation about ${client}.`,
  stage: {
    lead: "New lead.",
    qualified: "Qualified lead.",
    demo: "Stage: demo.",
    proposal: "Stage: quote.",
    negotiation: "Stage: negotiation.",
    won: "Deal won.",
    lost: "Deal lost.",
  },
  counts: (counts) => `Size: ${joined(counts, "and")}.`,
  amount: {
    deal: (amount) => `Amount: ${amount}.`,
    budget: (amount) => `Budget: ${amount}.`,
    current: (amount) => `They now pay ${amount}.`,
    price: (amount) => `Price: ${amount}.`,
    discount: (amount) => `Discount: ${amount}.`,
    other: (amount) => `Also mentioned: ${amount}.`,
  },
  date: {
    start: (date) => `Start: ${date}.`,
    deadline: (date) => `Deadline: ${date}.`,
    meeting: (date) => `Meeting: ${date}.`,
    delivery: (date) => `Delivery: ${date}.`,
    expiry: (date) => `Ends: ${date}.`,
    decision: (date) => `Decision: ${date}.`,
    other: (date) => `Also mentioned: ${date}.`,
  },
  factDate: {
    start: (date) => `start: ${date}`,
    deadline: (date) => `no later than ${date}`,
    meeting: (date) => `our meeting: ${date}`,
    delivery: (date) => `delivery: ${date}`,
    expiry: (date) => `valid through ${date}`,
    decision: (date) => `your decision: ${date}`,
  },
  decides: (name) => `${name} makes the decision.`,
  rivals: (names) => `${names.length > 1 ? "Competitors" : "Competitor"}: ${joined(names, "and")}.`,
  objections: (said) => `${said.length > 1 ? "Objections" : "Objection"}: ${joined(quoted(said), "and")}.`,
  step: {
    me: (step) => `My to-do: ${step}.`,
    client: (step) => `Client’s to-do: ${step}.`,
    other: (step) => `A colleague’s to-do: ${step}.`,
  },
  range: (from, to) => `${from} to ${to}`,
  per: {
    user: "per user",
    hour: "per hour",
    day: "per day",
    week: "per week",
    month: "per month",
    year: "per year",
    piece: "each",
  },
  greeting: (name) => (name ? `Hi ${name},` : "Hello,"),
  subject: "Following up on our conversation",
  thanks: "Thanks for your time. Here’s a quick recap.",
  toClient: (step, who, name = "she") =>
    who === "client"
      ? step.replace(new RegExp(`^(she|he|they|${name})(’ll|'ll| will)(?= )`, "iu"), "you’ll")
      : step.replace(
          /\b(him|them|her(?= (back|on|at|by|in|about|next|tomorrow|today|the|an?)\b|$))\b/u,
          "you",
        ),
  noted: "Here’s what I have:",
  iWill: "My next steps:",
  youWill: "Your next steps:",
  check: "Did I get anything wrong? Let me know.",
  regards: "Best,",
};

export const phrases: Record<Language, Phrases> = { nl, en };
