/** How a plan is billed; yearly is shown first. */
export type BillingPeriod = "yearly" | "monthly";

/** Per user per month, in whole euros, excluding VAT. */
export type Price = Record<BillingPeriod, number>;

export const currency = "EUR";

/** A year's contract commits for this many months. */
export const yearlyCommitmentMonths = 12;

/** The plans in the order in which they are shown. A plan without a price is quoted on request. */
export const plans = [
  { id: "professional", name: "Professional", price: { monthly: 49, yearly: 39 } },
  { id: "teams", name: "Teams", price: { monthly: 64, yearly: 50 } },
  { id: "enterprise", name: "Enterprise", price: undefined },
] as const satisfies readonly { id: string; name: string; price: Price | undefined }[];

export type Plan = (typeof plans)[number];
export type PlanId = Plan["id"];

/**
 * What paying yearly saves against paying monthly, in whole percents.
 *
 * @example yearlyDiscount({ monthly: 49, yearly: 39 }) ⇒ 20
 */
export function yearlyDiscount(price: Price): number {
  return Math.round((1 - price.yearly / price.monthly) * 100);
}

/** The highest yearly discount of all plans, in whole percents. */
export function bestYearlyDiscount(): number {
  return Math.max(...plans.flatMap((plan) => (plan.price ? [yearlyDiscount(plan.price)] : [])));
}

/** What the cheapest plan costs by the cheaper period: what a price begins with. */
export function lowestPrice(): number {
  return Math.min(...plans.flatMap(({ price }) => (price ? [price.yearly, price.monthly] : [])));
}

/** CRM systems with a ready-made, direct integration. */
export const directCrms = ["Salesforce", "HubSpot", "Exact", "Pipedrive", "Simplicate"] as const;

/** CRM systems that a custom integration covers: the names that rotate in the ticker. */
export const otherCrms = [
  "Microsoft Dynamics 365",
  "Zoho CRM",
  "Odoo",
  "AFAS",
  "Teamleader",
  "SugarCRM",
  "Freshsales",
  "monday CRM",
  "Zendesk Sell",
  "Copper",
  "Insightly",
  "Close",
] as const;

/** How many other CRM systems can be connected by a custom integration, at least. */
export const otherCrmCount = 50;

/** What the product promises. Set a claim to `undefined` to take it off every page. */
export const claims = {
  minutesSavedPerDay: 54,
  callsLoggedPercent: 95,
  returnOnInvestment: 5,
  transcriptionAccuracyPercent: 95,
  matchRatePercent: 90,
  setupMinutes: 10,
  supportResponseHours: 24,
  customCrmWeeks: { min: 2, max: 3 },
  callMinutes: { min: 2, max: 3 },
  demoMinutes: 2,
} as const;

/** How the claims' figures come about; the pages that make them say so. A test calculates those that follow from others. */
export const claimBasis = {
  /** A salesperson's conversations in a day, and the minutes of typing that each no longer takes. */
  conversationsPerDay: 3,
  minutesPerConversation: 18,
  /** What the return counts: working days in a month, a share of the minutes saved, and an hour's cost in euros. */
  workdaysPerMonth: 20,
  countedShare: 1 / 3,
  hourlyCost: 42,
} as const;

/** Languages that conversations are transcribed in (BCP 47). */
export const transcriptionLanguages = ["nl", "en", "de"] as const;

/** The rating in the structured data, which `published: true` shows: real votes only, and more than one. */
export const rating: { published: boolean; value: number; count: number } = {
  published: false,
  value: 5,
  count: 1,
};

/** The files that can be uploaded, by the end of their name. */
export const uploadExtensions = [".mp3", ".wav", ".webm", ".m4a", ".dat", ".mp4"] as const;

/** How long things take on screen, in milliseconds. */
export const timings = {
  saveDelay: 1000,
  uploadSimulation: 3000,
  /** The steps that the upload simulation takes, one after the other; together as long as that. */
  processing: { upload: 600, transcribe: 800, analyze: 700, fields: 900 },
  /** After so long on the dashboard one of the samples that are being processed is done, then the next. */
  sampleProcessing: 20_000,
  crmTicker: 2000,
  partnerCarousel: 3000,
  /** A recording stops by itself, so that a forgotten one does not fill the disk. */
  recordingLimit: 3_600_000,
} as const;

/** What search engines and shared links read apart from the texts. */
export const search = {
  /** How often the pages are worth reading again, in days. */
  revisitDays: 7,
  /** Size of the picture that a shared link shows, in pixels. */
  socialImage: { width: 1200, height: 630 },
  /** The product as an entry in a catalog of applications. */
  application: { category: "BusinessApplication" },
} as const;
