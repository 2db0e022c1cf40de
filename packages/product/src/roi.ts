import { claimBasis, plans } from "./offer.ts";

const [professional, teams] = plans;

/** Inputs of the calculator, with starting values: a small team, and the basis of the claims. */
export const roiInputs = {
  people: { start: 5, min: 1, max: 10_000, step: 1 },
  conversations: { start: claimBasis.conversationsPerDay, min: 0.5, max: 50, step: 0.5 },
  minutes: { start: claimBasis.minutesPerConversation, min: 1, max: 120, step: 1 },
  days: { start: claimBasis.workdaysPerMonth, min: 1, max: 31, step: 1 },
  /** Percent of the saved time that counts. */
  share: { start: round(claimBasis.countedShare * 100), min: 1, max: 100, step: 0.1 },
  /** Of an hour, in euros. */
  cost: { start: claimBasis.hourlyCost, min: 1, max: 1000, step: 1 },
} as const;

export type RoiFigures = Record<keyof typeof roiInputs, number>;

/**
 * Returns what a team gets for its money, per month and in whole euros. Each step is rounded as it is shown, so that
 * the formula is right as written.
 */
export function calculateRoi({ people, conversations, minutes, days, share, cost }: RoiFigures) {
  const plan = people > 1 ? teams : professional;
  const hours = round((people * conversations * minutes * days) / 60);
  const counted = round((hours * share) / 100);
  const value = Math.round(counted * cost);
  const price = plan.price.yearly;
  const fee = people * price;
  return { plan: plan.name, hours, counted, value, price, fee, times: round(value / fee) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
