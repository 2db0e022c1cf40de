/** The languages that have a grammar. */
export type Language = "nl" | "en";

/** A client in the CRM, with the full names of its people. */
export type Account = { name: string; people: readonly string[] };

/** The facts known before the text is read. */
export type Context = {
  language: Language;
  /** The day of the text, which "tomorrow" is counted from: ISO 8601. */
  today: string;
  accounts: readonly Account[];
};

/** The source of an item. */
export type Evidence = {
  /** The words that it's based on: an exact part of the text. */
  text: string;
  /** Offsets of `text`, in UTF-16 code units. */
  start: number;
  end: number;
  /** The sentence or clause around it: an exact part of the text. */
  sentence: string;
  /** The measured share of such items that are right, from 0 to 1: see the package's README. */
  confidence: number;
};

export type Amount = Evidence & {
  value: number;
  /** The upper end of a range. */
  max?: number | undefined;
  /** ISO 4217. Left out if the text doesn't say. */
  currency?: string | undefined;
  per?: "user" | "hour" | "day" | "week" | "month" | "year" | "piece" | undefined;
  /** Words for prose to put after the amount, such as "excl. VAT". The extractor leaves them out. */
  terms?: Readonly<Record<Language, string>>;
  kind: "deal" | "budget" | "current" | "price" | "discount" | "other";
};

export type Count = Evidence & {
  value: number;
  max?: number | undefined;
  /** The counted things, in the text's words. */
  of: string;
};

export type MentionedDate = Evidence & {
  /** ISO 8601. The first day, if a period is meant. */
  from: string;
  to?: string | undefined;
  kind: "start" | "deadline" | "meeting" | "delivery" | "expiry" | "decision" | "other";
};

export type Role = "decision_maker" | "contact" | "influencer" | "user" | "blocker";

export type Person = Evidence & {
  /** As the CRM spells it, if an account has this person. */
  name: string;
  role?: Role | undefined;
  /** The account this person belongs to. */
  account?: string | undefined;
};

export type Company = Evidence & {
  name: string;
  role: "client" | "competitor" | "partner" | "other";
  /** Whether the CRM has it. */
  known: boolean;
};

export type NextStep = Evidence & {
  who: "me" | "client" | "other";
  /** In the text's words, without fillers. */
  what: string;
  /** ISO 8601. With `dueTo`, the first day of a period. */
  due?: string | undefined;
  dueTo?: string | undefined;
};

export type Ambiguous = Evidence & {
  name: string;
  /** Full names of the people in the CRM that it fits, with their accounts. */
  candidates: string[];
};

export type Sentiment = "positive" | "neutral" | "negative";
export type Stage = "lead" | "qualified" | "demo" | "proposal" | "negotiation" | "won" | "lost";

/** Why a text has nothing for the CRM. */
export type Unusable = "empty" | "noise" | "other-language" | "instructions" | "small-talk";

/** The facts in a text. Facts that it doesn't state are empty. */
export type Extraction = {
  /** Null if the text is usable. All lists are empty otherwise. */
  unusable: Unusable | null;
  amounts: Amount[];
  counts: Count[];
  dates: MentionedDate[];
  people: Person[];
  companies: Company[];
  nextSteps: NextStep[];
  objections: Evidence[];
  /** Everyday tools that the client works with now, such as a spreadsheet. */
  tools: Evidence[];
  /** Products that the client wants, in the text's words. */
  products: Evidence[];
  sentiment: (Evidence & { value: Sentiment }) | null;
  stage: (Evidence & { value: Stage }) | null;
  ambiguous: Ambiguous[];
};
