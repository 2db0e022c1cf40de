import type { BillingPeriod } from "@voxlog/product";

/** In the order in which they are offered; the first is shown unless the address says otherwise. */
export const periods = ["yearly", "monthly"] as const satisfies readonly BillingPeriod[];

/** What the choice is called, in the address and on its radio buttons. */
export const PERIOD = "period";

/** The period that an address asks for. */
export function periodIn(search: URLSearchParams): BillingPeriod {
  return periods.find((period) => period === search.get(PERIOD)) ?? periods[0];
}

/**
 * The query of an address that asks for a period; the usual one needs no asking, so that its address is the
 * canonical one.
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
 * Checks the radio button of the billing period that the address asks for, before hydration. Some browsers
 * bring back the choice of an earlier visit instead.
 */
export function checkPeriodOfAddress(): void {
  const period = periodIn(new URLSearchParams(location.search));
  const radio = document.querySelector<HTMLInputElement>(`input[name="${PERIOD}"][value="${period}"]`);
  if (radio) radio.checked = true;
}
