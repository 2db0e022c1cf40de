import { useSearchParams } from "react-router";

/**
 * Returns the tab in the address, so that it can be linked to and the back button returns to the previous one.
 *
 * @param tabs the first is the default, which isn't written to the address.
 * @param parameter the query parameter.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  parameter = "tab",
): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const requested = params.get(parameter);

  function show(chosen: Tab): void {
    const next = new URLSearchParams(params);
    if (chosen === tabs[0]) next.delete(parameter);
    else next.set(parameter, chosen);
    setParams(next);
  }
  return [tabs.find((tab) => tab === requested) ?? tabs[0], show];
}
