import type { Language } from "./model/types.ts";

const nl = {
  locale: "nl-NL",
  and: "en",
  spokeWith: (name: string | undefined, client: string | undefined) =>
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
  counts: "Het gaat om",
  amount: {
    deal: "Bedrag",
    budget: "Budget",
    current: "Betaalt nu",
    price: "Prijs",
    discount: "Korting",
    other: "Ook genoemd",
  },
  date: {
    start: "Start",
    deadline: "Uiterlijk",
    meeting: "Afspraak",
    delivery: "Levering",
    expiry: "Loopt af",
    decision: "Beslissing",
    other: "Ook genoemd",
  },
  decides: (name: string) => `${name} beslist.`,
  quoted: (text: string) => `‘${text}’`,
  rivals: (count: number): string => (count > 1 ? "Concurrenten" : "Concurrent"),
  objections: (count: number): string => (count > 1 ? "Bezwaren" : "Bezwaar"),
  step: { me: "Actie voor mij", client: "Actie voor de klant", other: "Actie voor een collega" },
  range: (from: string, to: string) => `${from} tot ${to}`,
  per: {
    user: "per gebruiker",
    hour: "per uur",
    day: "per dag",
    week: "per week",
    month: "per maand",
    year: "per jaar",
    piece: "per stuk",
  },
  greeting: (name: string | undefined) => (name ? `Hoi ${name},` : "Hallo,"),
  subject: "Vervolg op ons gesprek",
  thanks: "Bedankt voor het gesprek. Ik zet de afspraken even op een rij.",
  /** Rewrites a client's step for an email to them: "Ze stuurt mij de order" becomes "Je stuurt mij de order". */
  theirStep: (step: string, name = "zij") =>
    step
      .replace(new RegExp(`^(zij|ze|hij|${name})(?= )`, "iu"), "je")
      .replace(/^je (is|heeft)\b/u, (_, verb: string) => (verb === "is" ? "je bent" : "je hebt")),
  /** Rewrites the seller's step for an email to the client: "Ik bel haar" becomes "Ik bel je". */
  myStep: (step: string) => step.replace(/\b(haar|hem)\b/u, "je"),
  noted: "Dit heb ik genoteerd:",
  iWill: "Dit doe ik:",
  youWill: "Dit doe jij:",
  check: "Klopt er iets niet? Laat het me weten.",
  regards: "Groet,",
};

const en: typeof nl = {
  locale: "en-US",
  and: "and",
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
  counts: "Size:",
  amount: {
    deal: "Amount",
    budget: "Budget",
    current: "They now pay",
    price: "Price",
    discount: "Discount",
    other: "Also mentioned",
  },
  date: {
    start: "Start",
    deadline: "No later than",
    meeting: "Meeting",
    delivery: "Delivery",
    expiry: "Ends",
    decision: "Decision",
    other: "Also mentioned",
  },
  decides: (name) => `${name} makes the decision.`,
  quoted: (text) => `“${text}”`,
  rivals: (count) => (count > 1 ? "Competitors" : "Competitor"),
  objections: (count) => (count > 1 ? "Objections" : "Objection"),
  step: { me: "My to-do", client: "Client’s to-do", other: "A colleague’s to-do" },
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
  theirStep: (step, name = "she") =>
    step.replace(new RegExp(`^(she|he|they|${name})(’ll|'ll| will)(?= )`, "iu"), "you’ll"),
  myStep: (step) =>
    step.replace(/\b(him|them|her(?= (back|on|at|by|in|about|next|tomorrow|today|the|an?)\b|$))\b/u, "you"),
  noted: "Here’s what I have:",
  iWill: "My next steps:",
  youWill: "Your next steps:",
  check: "Did I get anything wrong? Let me know.",
  regards: "Best,",
};

/** Sentences and labels of a summary and an email. */
export const phrases: Record<Language, typeof nl> = { nl, en };
