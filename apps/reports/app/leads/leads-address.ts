import { type LeadQuery, leadStates } from "./leads-api.ts";

/**
 * What an address asks for. What is searched for is in the fragment, which browsers keep to themselves: it may be
 * a visitor's name, and the rest of an address ends up in the logs of servers.
 *
 * @example readLeadsAddress(new URL("https://x/reports/leads?state=answered&page=2#search=ada"))
 *   ⇒ { state: "answered", search: "ada", page: 2 }
 */
export function readLeadsAddress({ searchParams, hash }: URL): LeadQuery {
  const page = Number(searchParams.get("page"));
  return {
    state: leadStates.find((state) => state === searchParams.get("state")) ?? "open",
    search: (new URLSearchParams(hash.slice(1)).get("search") ?? "").slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

/** The longest search, and the last page, that the server takes. */
export const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;

/** The query and the fragment of an address that asks for this; what goes without saying is left out. */
export function writeLeadsAddress({ state, search, page }: LeadQuery): string {
  const query = new URLSearchParams();
  if (state !== "open") query.set("state", state);
  if (page > 1) query.set("page", String(page));
  const asked = query.size > 0 ? `?${query}` : "";
  return search ? `${asked}#${new URLSearchParams({ search })}` : asked;
}
