import type { DatabaseSync } from "node:sqlite";
import { type LeadCollection, storedFieldNames } from "@voxlog/product";
import { leadCollections, relations } from "./lead-tables.ts";

/** The parameters of a search. */
export type LeadQuery = {
  state: keyof typeof STATES;
  search: string;
  page: number;
  perPage: number;
  /** Whether the leads are for a file. */
  isExport: boolean;
};

/** A search, and what the answer reports apart from leads. */
export type LeadSearch = LeadQuery & { hasWebhook: boolean };

/** Names one lead. */
export type LeadKey = { collection: LeadCollection; id: string };

/** A lead as clients receive it, with its follow-up: the list's columns below. */
export type ListedLead = LeadKey & { revision: number };

const MAX_PER_PAGE = 200;
const DEFAULT_PER_PAGE = 25;
const MAX_PAGE = 100_000;
const MAX_WORDS = 8;
const MAX_SEARCH = 100;

/** The condition and the order of each state. Leads that wait for an answer have the oldest first. */
const STATES = {
  open: { which: "answered = '' AND held = ''", order: "created, id" },
  answered: { which: "answered != ''", order: "answered DESC, id" },
  held: { which: "answered = '' AND held != ''", order: "created DESC, id" },
  /** Leads for the webhook: first those that aren't sent yet, then the latest. */
  webhook: { which: "webhook != ''", order: "webhook = 'sent', webhookUpdated DESC, id" },
};

const FIELDS = storedFieldNames();

/** All leads with their follow-ups as one table. Fields that a collection lacks are empty. */
const ALL = leadCollections
  .map((collection) => {
    const own = new Set(storedFieldNames([collection]));
    const relation = relations[collection];
    return `
    SELECT '${collection}' AS collection, l.id AS id, l.created AS created,
      ${FIELDS.map((name) => `${own.has(name) ? `l.${name}` : "''"} AS ${name}`).join(", ")},
      COALESCE(o.held, '') AS held, COALESCE(o.repeats, 0) AS repeats,
      COALESCE(w.status, '') AS webhook, COALESCE(w.tries, 0) AS webhookTries, COALESCE(w.error, '') AS webhookError,
      COALESCE(w.updated, '') AS webhookUpdated,
      COALESCE(f.answered, '') AS answered, COALESCE(f.note, '') AS note, COALESCE(f.revision, 0) AS revision
    FROM ${collection} l
    LEFT JOIN outbox o ON o.${relation} = l.id AND o.${relation} != '' AND o.kind = 'lead'
    LEFT JOIN outbox w ON w.${relation} = l.id AND w.${relation} != '' AND w.kind = 'webhook'
    LEFT JOIN follow_ups f ON f.${relation} = l.id AND f.${relation} != ''`;
  })
  .join(" UNION ALL ");

const LEAD = `json_object(${[
  "collection",
  "id",
  "created",
  ...FIELDS,
  "held",
  "repeats",
  "webhook",
  "webhookTries",
  "webhookError",
  "webhookUpdated",
  "answered",
  "note",
  "revision",
]
  .map((column) => `'${column}', ${column}`)
  .join(", ")})`;

const TEXT = [...FIELDS, "note"].join(" || char(10) || ");

const COUNTS = Object.entries(STATES)
  .map(([name, { which }]) => `'${name}', CAST(TOTAL(${which}) AS INT)`)
  .join(", ");

/** Reads a query and fills in defaults. Returns nothing if it's invalid. */
export function readQuery({
  state,
  search = "",
  page = 1,
  perPage = DEFAULT_PER_PAGE,
  isExport = false,
  ...others
}: Record<string, unknown>): LeadQuery | undefined {
  const isQuery =
    typeof state === "string" &&
    Object.hasOwn(STATES, state) &&
    typeof search === "string" &&
    search.length <= MAX_SEARCH &&
    isInteger(page, 1, MAX_PAGE) &&
    isInteger(perPage, 1, MAX_PER_PAGE) &&
    typeof isExport === "boolean" &&
    Object.keys(others).length === 0;
  return isQuery ? { state: state as LeadQuery["state"], search, page, perPage, isExport } : undefined;
}

/** Returns, as JSON, a page of the leads in a state that contain all words of a search, and the count of each state. */
export function findLeads(
  database: DatabaseSync,
  { state, search, page, perPage, hasWebhook }: LeadSearch,
): string {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const conditions = ["1", ...words.map(() => `${TEXT} LIKE ? ESCAPE '\\'`)].join(" AND ");
  const { which, order } = STATES[state];
  const row = database
    .prepare(
      `WITH leads AS (${ALL}), conditions AS MATERIALIZED (SELECT * FROM leads WHERE ${conditions})
       SELECT json_object(
         'hasWebhook', json(${hasWebhook}),
         'counts', (SELECT json_object(${COUNTS}) FROM conditions),
         'leads', (
           SELECT json_group_array(${LEAD}) FROM (SELECT * FROM conditions WHERE ${which} ORDER BY ${order} LIMIT ? OFFSET ?)
         )
       ) AS json`,
    )
    .get(...words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`), perPage, (page - 1) * perPage);
  return String(row?.["json"]);
}

/** Returns one lead with its follow-up, or nothing if it doesn't exist. */
export function findLead(database: DatabaseSync, { collection, id }: LeadKey): ListedLead | undefined {
  const row = database
    .prepare(`WITH leads AS (${ALL}) SELECT ${LEAD} AS json FROM leads WHERE collection = ? AND id = ?`)
    .get(collection, id);
  return row && (JSON.parse(String(row["json"])) as ListedLead);
}

export const isInteger = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
