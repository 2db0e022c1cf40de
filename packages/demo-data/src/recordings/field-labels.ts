import type { Text } from "../text.ts";

/** The names of the CRM fields that conversations fill. */
export const fieldLabels = {
  alsoMentioned: { nl: "Ook genoemd", en: "Also mentioned" },
  amount: { nl: "Bedrag", en: "Amount" },
  blocker: { nl: "Kan het tegenhouden", en: "Can block it" },
  budget: "Budget",
  client: { nl: "Klant", en: "Client" },
  closeDate: { nl: "Verwachte sluitingsdatum", en: "Expected close date" },
  product: { nl: "Product", en: "Product" },
  currentSolution: { nl: "Huidige oplossing", en: "Current solution" },
  competitor: { nl: "Concurrent", en: "Competitor" },
  consent: { nl: "Toestemming voor opname", en: "Consent to record" },
  contact: { nl: "Contactpersoon", en: "Contact" },
  contactRole: { nl: "Functie", en: "Job title" },
  currentCosts: { nl: "Huidige kosten", en: "Current costs" },
  date: { nl: "Datum", en: "Date" },
  deadline: "Deadline",
  dealValue: { nl: "Dealwaarde", en: "Deal value" },
  decisionDate: { nl: "Beslist op", en: "Decides on" },
  decisionMaker: { nl: "Beslisser", en: "Decision maker" },
  delivery: { nl: "Levering", en: "Delivery" },
  discount: { nl: "Korting", en: "Discount" },
  expiry: { nl: "Loopt af op", en: "Expires on" },
  influencer: { nl: "Beslist mee", en: "Influencer" },
  leadSource: { nl: "Herkomst lead", en: "Lead source" },
  lossReason: { nl: "Reden van uitstel", en: "Reason for delay" },
  meeting: { nl: "Volgende afspraak", en: "Next meeting" },
  objection: { nl: "Bezwaar", en: "Objection" },
  painPoint: { nl: "Knelpunt", en: "Pain point" },
  partner: "Partner",
  price: { nl: "Prijs", en: "Price" },
  renewalDate: { nl: "Verlengingsdatum", en: "Renewal date" },
  risk: { nl: "Risico", en: "Risk" },
  stage: { nl: "Fase", en: "Stage" },
  startDate: { nl: "Startdatum", en: "Start date" },
  user: { nl: "Gebruiker", en: "User" },
  users: { nl: "Aantal gebruikers", en: "Number of users" },
} as const satisfies Record<string, Text>;

export const stageNames = {
  lead: { nl: "Nieuwe lead", en: "New lead" },
  qualified: { nl: "Gekwalificeerd", en: "Qualified" },
  demo: "Demo",
  proposal: { nl: "Offerte", en: "Quote" },
  negotiation: { nl: "Onderhandeling", en: "Negotiation" },
  won: { nl: "Gewonnen", en: "Won" },
  lost: { nl: "Verloren", en: "Lost" },
} as const satisfies Record<string, Text>;

/** The unit that an amount is for. */
export const unitNames = {
  user: { nl: "gebruiker", en: "user" },
  hour: { nl: "uur", en: "hour" },
  day: { nl: "dag", en: "day" },
  week: { nl: "week", en: "week" },
  month: { nl: "maand", en: "month" },
  year: { nl: "jaar", en: "year" },
  piece: { nl: "stuk", en: "piece" },
} as const satisfies Record<string, Text>;

export const sentimentNames = {
  positive: { nl: "Positief", en: "Positive" },
  neutral: { nl: "Neutraal", en: "Neutral" },
  negative: { nl: "Negatief", en: "Negative" },
} as const satisfies Record<string, Text>;
