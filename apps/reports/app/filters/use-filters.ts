import { createStore, useStore } from "@voxlog/browser/store";
import { useMemo } from "react";
import { dayAt, type Filters, readFilters, writeFilters } from "./filters.ts";

const search = createStore(location.search);
addEventListener("popstate", () => search.set(location.search));

/** The filters in the address, and a way to set others, which the back button takes back. */
export function useFilters(): [Filters, (filters: Filters) => void] {
  const query = useStore(search);
  const today = dayAt(Date.now());
  return [useMemo(() => readFilters(query, today), [query, today]), setFilters];
}

function setFilters(filters: Filters): void {
  history.pushState(null, "", location.pathname + writeFilters(filters));
  search.set(location.search);
}
