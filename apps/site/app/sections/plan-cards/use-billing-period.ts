import type { BillingPeriod } from "@voxlog/product";
import { startTransition, useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { periodIn, withPeriod } from "./period-address.ts";

/**
 * Keeps the chosen period and the address in sync. The radio buttons are uncontrolled, so they work before hydration;
 * a choice made by then is put into the address. `ref` is for the element around them.
 */
export function useBillingPeriod() {
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search);
  const shown = useRef(period);
  const ref = useRef<HTMLFieldSetElement>(null);

  function choose(next: BillingPeriod, replace = false): void {
    // In a transition, because CSS already shows the choice.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the period changes.
  useEffect(() => settle(), [period]);

  // Going back before the choice was rendered doesn't change the period.
  const goBack = useEffectEvent(() => check(periodIn(new URLSearchParams(location.search))));
  useEffect(() => {
    const listener = () => goBack();
    addEventListener("popstate", listener);
    return () => removeEventListener("popstate", listener);
  }, []);

  return { period, choose, ref };
}
