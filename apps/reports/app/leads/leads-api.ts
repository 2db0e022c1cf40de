import { type LeadCollection, type StoredFieldName, storedFieldNames, withoutHidden } from "@voxlog/product";
import { ask, RequestFailure, requestJson } from "../session/request.ts";

/** What is to be done about leads. */
export const leadStates = ["open", "answered", "held", "webhook"] as const;
export type LeadState = (typeof leadStates)[number];

/** A lead with what became of it, as the server has it; a text that there is none of is empty. */
export type Lead = Record<StoredFieldName, string> & {
  collection: LeadCollection;
  id: string;
  created: string;
  /** Why it looks like the work of a program, if it does. */
  held: "trap" | "quick" | "unproven" | "";
  /** How often it was sent again. */
  repeats: number;
  /** How far the webhook is with it; empty where it has nothing to do with it. */
  webhook: "" | "waiting" | "sending" | "sent" | "failed";
  webhookTries: number;
  /** What its receiver answered, or why it couldn't be reached. */
  webhookError: string;
  /** When it was tried last. */
  webhookUpdated: string;
  /** When it was answered. */
  answered: string;
  note: string;
  /** Goes up with every change of the two above. */
  revision: number;
};

/** Which leads are asked for. */
export type LeadQuery = { state: LeadState; search: string; page: number };

/** Leads of a page, and how many there are of each state that hold what is searched for. */
export type FoundLeads = { hasWebhook: boolean; counts: Record<LeadState, number>; leads: Lead[] };

/** Leads on a page. */
export const PAGE = 25;

/** Leads that one answer may have. */
const MOST = 200;

/**
 * Asks the server for leads.
 *
 * @throws RequestFailure; or an AbortError.
 */
export async function fetchLeads(
  query: LeadQuery,
  token: string,
  { signal, perPage = PAGE }: { signal?: AbortSignal; perPage?: number } = {},
): Promise<FoundLeads> {
  const body = { ...query, perPage };
  const asking = { method: "POST", body, token, ...(signal && { signal }) } as const;
  const found = await requestJson<FoundLeads>("/api/leads/search", asking);
  return { ...found, leads: found.leads.map(withVisibleTexts) };
}

/** A lead whose texts have nothing that isn't seen, nor what turns the order of others round. */
export function withVisibleTexts(lead: Lead): Lead {
  const texts = storedFieldNames().map((name) => [name, withoutHidden(lead[name])]);
  return { ...lead, ...Object.fromEntries(texts) };
}

/**
 * Asks for all leads in a state, page by page.
 *
 * @throws RequestFailure
 */
export async function fetchAllLeads({ state, search }: LeadQuery, token: string): Promise<Lead[]> {
  const all: Lead[] = [];
  for (let page = 1; ; page++) {
    const { leads } = await fetchLeads({ state, search, page }, token, { perPage: MOST });
    all.push(...leads);
    if (leads.length < MOST) return all;
  }
}

/** What can be changed of a lead. */
export type LeadChange = { answered: boolean } | { note: string };

/**
 * Changes a lead's state, unless a colleague has changed it since it was read.
 *
 * @returns whether it did, and the lead as it is now; no lead where there is none any more.
 * @throws RequestFailure
 */
export async function changeLead(
  { collection, id, revision }: Lead,
  change: LeadChange,
  token: string,
): Promise<{ isSaved: boolean; lead?: Lead }> {
  const body = { revision, ...change };
  const response = await ask(`/api/leads/${collection}/${id}`, { method: "PATCH", body, token });
  if (response.status === 404) return { isSaved: false };
  if (!response.ok && response.status !== 409)
    throw new RequestFailure("server", { status: response.status });
  return { isSaved: response.ok, lead: (await response.json()) as Lead };
}

/**
 * Has the webhook send a lead, again or for the first time.
 *
 * @returns the lead as it is now.
 * @throws RequestFailure
 */
export const sendToWebhook = ({ collection, id }: Lead, token: string): Promise<Lead> =>
  requestJson(`/api/leads/${collection}/${id}/webhook`, { method: "POST", token });

/**
 * Erases a lead; that it is gone already is as good.
 *
 * @throws RequestFailure
 */
export async function eraseLead({ collection, id }: Lead, token: string): Promise<void> {
  const response = await ask(`/api/leads/${collection}/${id}`, { method: "DELETE", token });
  if (!response.ok && response.status !== 404)
    throw new RequestFailure("server", { status: response.status });
}
