import type { BillingPeriod } from "@voxlog/product";
import { type RefObject, startTransition, useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { periodIn, withPeriod } from "./period-address.ts";

/** The choice of a billing period. */
export type BillingPeriodChoice = {
  period: BillingPeriod;
  choose: (period: BillingPeriod) => void;
  /** Around the radio buttons. */
  ref: RefObject<HTMLFieldSetElement | null>;
};

/**
 * Keeps the chosen period and the address the same. The radio buttons hold the choice themselves, so that they
 * work before the application is there: what was chosen by then goes into the address.
 */
export function useBillingPeriod(): BillingPeriodChoice {
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search);
  const shown = useRef(period);
  const ref = useRef<HTMLFieldSetElement>(null);

  function choose(next: BillingPeriod, replace = false): void {
    // In a transition: the buttons and the prices show the choice already, the address may follow.
    if (next !== period) startTransition(() => setSearch(withPeriod(search, next), { replace }));
  }

  const radios = () => [...(ref.current?.querySelectorAll("input") ?? [])];
  const check = (chosen: BillingPeriod) => {
    for (const radio of radios()) radio.checked = radio.value === chosen;
  };

  const settle = useEffectEvent(() => {
    const chosen = radios().find(({ checked }) => checked);
    if (shown.current !== period) check(period);
    else if (chosen) choose(chosen.value as BillingPeriod, true);
    shown.current = period;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the period is what it waits for.
  useEffect(() => settle(), [period]);

  // A choice that is taken back before it was rendered never changes the period.
  const goBack = useEffectEvent(() => check(periodIn(new URLSearchParams(location.search))));
  useEffect(() => {
    const listener = () => goBack();
    addEventListener("popstate", listener);
    return () => removeEventListener("popstate", listener);
  }, []);

  return { period, choose, ref };
}
