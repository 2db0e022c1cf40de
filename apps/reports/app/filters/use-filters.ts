import { useMemo } from "react";
import { goTo, useAddress } from "../routing/address.ts";
import { dayAt, type Filters, readFilters, type VisitSet, writeFilters } from "./filters.ts";

/** Returns the filters in the address and a function that sets them. The back button undoes a change. */
export function useFilters(sets: readonly VisitSet[]): [Filters, (filters: Filters) => void] {
  const query = useAddress().search;
  const today = dayAt(Date.now());
  return [useMemo(() => readFilters(query, today, sets), [query, today, sets]), setFilters];
}

function setFilters(filters: Filters): void {
  // The fragment has a link's token.
  goTo(location.pathname + writeFilters(filters) + location.hash);
}
