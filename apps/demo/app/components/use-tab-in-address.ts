import { useNavigate, useSearchParams } from "react-router";

/**
 * The tab that the address names, so that it can be linked to and the back button returns to the one before.
 *
 * @param tabs the first is shown when the address names none of them, and leaves no trace in it.
 * @param parameter of the query.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  parameter = "tab",
): [Tab, (tab: Tab) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const requested = params.get(parameter);

  function show(chosen: Tab): void {
    const next = new URLSearchParams(params);
    if (chosen === tabs[0]) next.delete(parameter);
    else next.set(parameter, chosen);
    void navigate({ search: `?${next}` });
  }
  return [tabs.find((tab) => tab === requested) ?? tabs[0], show];
}
