/** Billing period; yearly shows first. */
export type BillingPeriod = "yearly" | "monthly";

/** Per user per month, in whole euros, excluding VAT. */
export type Price = Record<BillingPeriod, number>;

export const currency = "EUR";

/** Contract term of yearly billing, in months. */
export const yearlyCommitmentMonths = 12;

/** Plans in their order on the page. A plan without a price is quoted on request. */
export const plans = [
  { id: "professional", name: "Professional", price: { monthly: 49, yearly: 39 } },
  { id: "teams", name: "Teams", price: { monthly: 64, yearly: 50 } },
  { id: "enterprise", name: "Enterprise", price: undefined },
] as const satisfies readonly { id: string; name: string; price: Price | undefined }[];

export type Plan = (typeof plans)[number];
export type PlanId = Plan["id"];

/**
 * Returns the discount of yearly over monthly billing, in whole percent.
 *
 * @example yearlyDiscount({ monthly: 49, yearly: 39 }) ⇒ 20
 */
export function yearlyDiscount(price: Price): number {
  return Math.round((1 - price.yearly / price.monthly) * 100);
}

/** Returns the highest yearly discount of all plans, in whole percent. */
export function bestYearlyDiscount(): number {
  return Math.max(...plans.flatMap((plan) => (plan.price ? [yearlyDiscount(plan.price)] : [])));
}

/** Returns the lowest price of all plans and periods. */
export function lowestPrice(): number {
  return Math.min(...plans.flatMap(({ price }) => (price ? [price.yearly, price.monthly] : [])));
}

/** CRM systems covered by custom integrations, which the ticker shows. */
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

/** Minimum number of other CRM systems with a custom integration. */
export const otherCrmCount = 50;

/**
 * The product's claims. Set one of the first five to `undefined` to remove it from the site. The shares of calls
 * logged, words and matches are targets without a measurement, and texts say so.
 */
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

/** Assumptions behind the other figures; pages with claims show them. A test calculates the derived ones. */
export const claimBasis = {
  /** A salesperson's conversations per day, and minutes of typing saved on each. */
  conversationsPerDay: 3,
  minutesPerConversation: 18,
  /**
   * For the return: working days per month, the share of saved minutes that counts, and the cost of an hour in euros.
   */
  workdaysPerMonth: 20,
  countedShare: 1 / 3,
  hourlyCost: 42,
} as const;

/** BCP 47. */
export const transcriptionLanguages = ["nl", "en", "de"] as const;

/** The rating in the structured data. Publish only more than one real vote. */
export const rating: { published: boolean; value: number; count: number } = {
  published: false,
  value: 5,
  count: 1,
};

/** File extensions of uploads. */
export const uploadExtensions = [".mp3", ".wav", ".webm", ".m4a", ".dat", ".mp4"] as const;

/** Durations on screen, in milliseconds. */
export const timings = {
  saveDelay: 1000,
  uploadSimulation: 3000,
  /** Interval after which the dashboard completes the next sample in progress. */
  sampleProcessing: 20_000,
  crmTicker: 2000,
  partnerCarousel: 3000,
  /** Limit of a recording, so that a forgotten one doesn't fill the disk. */
  recordingLimit: 3_600_000,
} as const;

/** Facts for search engines and link previews, apart from texts. */
export const search = {
  /** Days until crawlers should revisit. */
  revisitDays: 7,
  /** Size of the link preview, in pixels. */
  socialImage: { width: 1200, height: 630 },
  /** The product's category in structured data. */
  application: { category: "BusinessApplication" },
} as const;
