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
