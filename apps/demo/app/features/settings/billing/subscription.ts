import { subscription } from "@voxlog/demo-data/account";
import { licences } from "@voxlog/demo-data/team";
import { type Plan, type Price, plans } from "@voxlog/product";

type PricedPlan = Plan & { price: Price };

/**
 * The sample team's plan at the price of the price list, in whole euros.
 *
 * @throws Error when the price list has no price for it.
 */
export function currentPlan(): { name: string; perUser: number; perMonth: number } {
  const plan = plans.find(
    (one): one is PricedPlan => one.id === subscription.plan && one.price !== undefined,
  );
  if (!plan) throw new Error(`The price list has no price for the sample team's plan, ${subscription.plan}.`);
  const perUser = plan.price[subscription.billing];
  return { name: plan.name, perUser, perMonth: perUser * licences.total };
}
