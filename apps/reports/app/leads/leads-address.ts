import { type LeadQuery, leadStates } from "./leads-api.ts";

/**
 * Reads the query in an address. The search is in the fragment, which browsers don't send: it may be a visitor's name,
 * and servers log the rest of an address.
 *
 * @example readLeadsAddress(new URL("https://x/reports/leads?state=answered&page=2#search=ada"))
 *   ⇒ { state: "answered", search: "ada", page: 2 }
 */
export function readLeadsAddress({ searchParams, hash }: URL): LeadQuery {
  const page = Number(searchParams.get("page"));
  return {
    state: leadStates.find((state) => state === searchParams.get("state")) ?? "open",
    search: (new URLSearchParams(hash.slice(1)).get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

/** The server's limits. */
export const MAX_SEARCH_LENGTH = 100;
const LAST_PAGE = 100_000;

/** Returns the query and the fragment of an address. Leaves out defaults. */
export function writeLeadsAddress({ state, search, page }: LeadQuery): string {
  const query = new URLSearchParams();
  if (state !== "open") query.set("state", state);
  if (page > 1) query.set("page", String(page));
  const text = query.size > 0 ? `?${query}` : "";
  return search ? `${text}#${new URLSearchParams({ search })}` : text;
}
