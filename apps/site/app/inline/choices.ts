import { PERIOD, periodIn } from "../sections/plan-cards/period-address.ts";

/**
 * Checks the radio button of the billing period that the address asks for, ahead of the application. Some browsers
 * bring back the choice of an earlier visit instead.
 */
export function checkChosenPeriod(): void {
  const period = periodIn(new URLSearchParams(location.search));
  const radio = document.querySelector<HTMLInputElement>(`input[name="${PERIOD}"][value="${period}"]`);
  if (radio) radio.checked = true;
}
