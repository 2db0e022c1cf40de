import {
  type LeadCollection,
  type StoredFieldName,
  storedFieldNames,
  visibleLines,
  withoutHidden,
} from "@voxlog/product";
import { RequestFailure, requestJson, sendRequest } from "../session/request.ts";

/** The states that leads are listed by. */
export const leadStates = ["open", "answered", "held", "webhook"] as const;
export type LeadState = (typeof leadStates)[number];

/** A lead as the server stores it. Missing texts are empty. */
export type Lead = Record<StoredFieldName, string> &
  LeadKey & {
    created: string;
    /** Why it may come from a program, if it does. */
    held: "trap" | "quick" | "unproven" | "";
    /** The number of times that it was sent again. */
    repeats: number;
    /** The state of its delivery to the webhook; empty if there is none. */
    webhook: "" | "waiting" | "sending" | "sent" | "failed";
    webhookTries: number;
    /** The receiver's answer, or why it couldn't be reached. */
    webhookError: string;
    webhookUpdated: string;
    answered: string;
    answeredBy: string;
    assigned: string;
    note: string;
    /** Increases with every change of what is above. */
    revision: number;
    /** Further leads of the same address, which are answered, assigned and erased with this one: the first of them. */
    others: (LeadKey & { created: string; company: string; note: string })[];
    otherCount: number;
  };

type LeadKey = { collection: LeadCollection; id: string };

export type LeadQuery = { state: LeadState; search: string; page: number };

/** The leads of a page, the number of search results in each state, and the accounts to assign leads to. */
export type FoundLeads = {
  hasWebhook: boolean;
  people: string[];
  counts: Record<LeadState, number>;
  leads: Lead[];
};

/** Leads per page. */
export const PAGE_SIZE = 25;

/** The server's limit for one answer. */
const MAX_PER_PAGE = 200;

/**
 * Fetches a page of leads.
 *
 * @throws RequestFailure; or an AbortError.
 */
export async function fetchLeads(
  query: LeadQuery,
  { signal, ...more }: { signal?: AbortSignal; perPage?: number; isExport?: true } = {},
): Promise<FoundLeads> {
  const body = { ...query, perPage: PAGE_SIZE, ...more };
  const options = { method: "POST", body, ...(signal && { signal }) } as const;
  const found = await requestJson<FoundLeads>("/api/leads/search", options);
  return { ...found, leads: found.leads.map(withVisibleTexts) };
}

/** Returns a lead without invisible characters and without those that reorder the text around them. */
export function withVisibleTexts(lead: Lead): Lead {
  const names = [...storedFieldNames(), "webhookError"] as const;
  const texts = names.map((name) => [name, withoutHidden(lead[name])]);
  const others = lead.others.map((other) => ({
    ...other,
    company: withoutHidden(other.company),
    note: visibleLines(other.note),
  }));
  return { ...lead, ...Object.fromEntries(texts), note: visibleLines(lead.note), others };
}

/**
 * Fetches all leads in a state for a file, page by page.
 *
 * @throws RequestFailure
 */
export async function fetchAllLeads({ state, search }: LeadQuery): Promise<Lead[]> {
  const all: Lead[] = [];
  for (let page = 1; ; page++) {
    const { leads } = await fetchLeads({ state, search, page }, { perPage: MAX_PER_PAGE, isExport: true });
    all.push(...leads);
    if (leads.length < MAX_PER_PAGE) return all;
  }
}

export type LeadChange = { answered: boolean; note?: string } | { assigned: string } | { note: string };

/**
 * Changes a lead, unless a colleague changed it in the meantime.
 *
 * @returns whether it was saved, and the lead as it is now, if it still exists.
 * @throws RequestFailure
 */
export async function changeLead(
  { collection, id, revision }: Lead,
  change: LeadChange,
): Promise<{ isSaved: boolean; lead?: Lead }> {
  const body = { revision, ...change };
  const response = await sendRequest(`/api/leads/${collection}/${id}`, { method: "PATCH", body });
  if (response.status === 404) return { isSaved: false };
  if (!response.ok && response.status !== 409)
    throw new RequestFailure("server", { status: response.status });
  return { isSaved: response.ok, lead: withVisibleTexts((await response.json()) as Lead) };
}

/**
 * Has the webhook send a lead, again or for the first time.
 *
 * @returns the lead as it is now.
 * @throws RequestFailure
 */
export const sendToWebhook = async ({ collection, id }: Lead): Promise<Lead> =>
  withVisibleTexts(await requestJson<Lead>(`/api/leads/${collection}/${id}/webhook`, { method: "POST" }));

/**
 * Erases a lead with the others of its address, unless there are more or fewer by now. Already erased ones are fine.
 *
 * @returns whether they were erased.
 * @throws RequestFailure
 */
export async function eraseLead({ collection, id, otherCount }: Lead): Promise<boolean> {
  const path = `/api/leads/${collection}/${id}?leads=${1 + otherCount}`;
  const { ok, status } = await sendRequest(path, { method: "DELETE" });
  if (!ok && status !== 404 && status !== 409) throw new RequestFailure("server", { status });
  return status !== 409;
}
