import type { BillingPeriod } from "@voxlog/product";

/** In display order; the first is the default. */
export const periods = ["yearly", "monthly"] as const satisfies readonly BillingPeriod[];

/** The name of the query parameter and of the radio buttons. */
export const PERIOD = "period";

/** Returns the period in a query, or the default. */
export function periodIn(search: URLSearchParams): BillingPeriod {
  return periods.find((period) => period === search.get(PERIOD)) ?? periods[0];
}

/**
 * Returns a query with a period. The default is left out, so that its address is the canonical one.
 *
 * @example withPeriod(new URLSearchParams("open=signup"), "monthly") ⇒ open=signup&period=monthly
 */
export function withPeriod(search: URLSearchParams, period: BillingPeriod): URLSearchParams {
  const next = new URLSearchParams(search);
  if (period === periods[0]) next.delete(PERIOD);
  else next.set(PERIOD, period);
  return next;
}

/**
 * Checks the radio button of the address's billing period before hydration. Some browsers restore the choice of an
 * earlier visit instead.
 */
export function checkPeriodOfAddress(): void {
  const period = periodIn(new URLSearchParams(location.search));
  const radio = document.querySelector<HTMLInputElement>(`input[name="${PERIOD}"][value="${period}"]`);
  if (radio) radio.checked = true;
}
