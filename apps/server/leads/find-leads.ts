import { DatabaseSync } from "node:sqlite";
import { type LeadCollection, storedFieldNames } from "@voxlog/product";
import * as v from "valibot";
import { addPlainAddress } from "../mail/plain-address.ts";
import { leadCollections, relations } from "./lead-tables.ts";

export type LeadKey = { collection: LeadCollection; id: string };

export type ListedLead = LeadKey & {
  revision: number;
  email: string;
  answered: string;
  held: string;
  /** Further leads of its group: the first of them, and the number of all. */
  others: unknown[];
  otherCount: number;
};

const MAX_PER_PAGE = 200;
const DEFAULT_PER_PAGE = 25;
const MAX_PAGE = 100_000;
const MAX_WORDS = 8;
const MAX_SEARCH = 100;

/**
 * The condition and the order of each state. Leads that wait for an answer have the oldest first. Only the oldest lead
 * of an address counts, with the others in it, except for the webhook, which posts each.
 */
const STATES = {
  open: { which: "place = 1 AND answered = '' AND held = ''", order: "created, id" },
  answered: { which: "place = 1 AND answered != ''", order: "answered DESC, id" },
  held: { which: "place = 1 AND answered = '' AND held != ''", order: "created DESC, id" },
  /** Leads for the webhook: first those that aren't sent yet, then the latest. */
  webhook: { which: "webhook != ''", order: "webhook = 'sent', webhookUpdated DESC, id" },
};

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

/** A query of the staff's, with defaults. An export has each lead, not each address. */
export const LeadQuery = v.strictObject({
  state: v.picklist(Object.keys(STATES) as (keyof typeof STATES)[]),
  search: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEARCH)), ""),
  page: v.optional(whole(MAX_PAGE), 1),
  perPage: v.optional(whole(MAX_PER_PAGE), DEFAULT_PER_PAGE),
  isExport: v.optional(v.boolean(), false),
});

export type LeadSearch = v.InferOutput<typeof LeadQuery> & { hasWebhook: boolean };

const FIELDS = storedFieldNames();

/** A lead's data apart from its fields: `o` is its email, `w` its webhook, `f` its follow-up. */
const FOLLOW_UP = {
  held: "COALESCE(o.held, '')",
  repeats: "COALESCE(o.repeats, 0)",
  webhook: "COALESCE(w.status, '')",
  webhookTries: "COALESCE(w.tries, 0)",
  webhookError: "COALESCE(w.error, '')",
  webhookUpdated: "COALESCE(w.updated, '')",
  answered: "COALESCE(f.answered, '')",
  answeredBy: "COALESCE(f.answeredBy, '')",
  assigned: "COALESCE(f.assigned, '')",
  note: "COALESCE(f.note, '')",
  revision: "COALESCE(f.revision, 0)",
};

/** All leads with their follow-ups as one table. Fields that a collection lacks are empty. */
const ALL = leadCollections
  .map((collection) => {
    const own = new Set(storedFieldNames([collection]));
    const relation = relations[collection];
    return `
    SELECT '${collection}' AS collection, l.id AS id, l.created AS created,
      ${FIELDS.map((name) => `${own.has(name) ? `l.${name}` : "''"} AS ${name}`).join(", ")},
      ${Object.entries(FOLLOW_UP)
        .map(([name, value]) => `${value} AS ${name}`)
        .join(", ")}
    FROM ${collection} l
    LEFT JOIN outbox o ON o.${relation} = l.id AND o.${relation} != '' AND o.kind = 'lead'
    LEFT JOIN outbox w ON w.${relation} = l.id AND w.${relation} != '' AND w.kind = 'webhook'
    LEFT JOIN follow_ups f ON f.${relation} = l.id AND f.${relation} != ''`;
  })
  .join(" UNION ALL ");

const jsonOf = (columns: readonly string[]) => columns.map((column) => `'${column}', ${column}`).join(", ");
const LEAD = ["collection", "id", "created", ...FIELDS, ...Object.keys(FOLLOW_UP)];

/** An address in any spelling. Our own function takes longer than SQLite's, which only folds ASCII. */
const ADDRESS = "iif(octet_length(email) = length(email), lower(email), plain_address(email))";
/** Leads of one address that are answered together. */
const GROUP = [ADDRESS, "answered", "held = ''"];
const MAX_OTHERS = 50;
/** The first part lets SQLite search each table's own indexes. */
const IN_GROUP = `(lower(email) = plain_address(:email) OR (octet_length(email) > length(email)) = 1)
  AND ${ADDRESS} = plain_address(:email) AND answered = :answered AND (held = '') = (:held = '')`;

/** Returns a function that adds the rest of its group to a lead. */
function groupsIn(database: DatabaseSync) {
  const statement = database.prepare(
    `WITH leads AS NOT MATERIALIZED (${ALL})
     SELECT collection, id, created, company, note, COUNT(*) OVER () AS count FROM leads
     WHERE ${IN_GROUP} AND id != :id ORDER BY created, id LIMIT ${MAX_OTHERS}`,
  );
  return (lead: Omit<ListedLead, "others" | "otherCount">): ListedLead => {
    const { id, email, answered, held } = lead;
    const rows = statement.all({ id, email, answered, held });
    const others = rows.map(({ count: _, ...other }) => other);
    return { ...lead, others, otherCount: Number(rows[0]?.["count"] ?? 0) };
  };
}

const TEXT = [...FIELDS, "note", "assigned", "answeredBy"].join(" || char(10) || ");

/** Returns the same text in any case, and with accents as one or two characters: SQLite only folds ASCII. */
const folded = (text: string) => text.normalize().toLowerCase();

/** Opens a database for {@link findLeads}. @param timeout ms to wait while it recovers from a crash. */
export function openForSearch(file: string, timeout: number): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout });
  addPlainAddress(database);
  database.function("folded", { deterministic: true }, (text) => folded(String(text)));
  return database;
}

const COUNTS = Object.entries(STATES)
  .map(([name, { which }]) => `'${name}', CAST(TOTAL(${which}) AS INT)`)
  .join(", ");

/**
 * Returns, as JSON, a page of the leads in a state that contain all words of a search, the count of each state, and the
 * accounts that a lead can be assigned to.
 */
export function findLeads(
  database: DatabaseSync,
  { state, search, page, perPage, isExport, hasWebhook }: LeadSearch,
): string {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const conditions = ["1", ...words.map(() => `instr(folded(${TEXT}), ?)`)].join(" AND ");
  const { which, order } = STATES[state];
  const listed = isExport ? which.replace("place = 1 AND ", "") : which;
  const row = database
    .prepare(
      `WITH leads AS NOT MATERIALIZED (${ALL}), conditions AS MATERIALIZED (
         SELECT *, ROW_NUMBER() OVER (PARTITION BY ${GROUP.join(", ")} ORDER BY created, id) AS place
         FROM leads WHERE ${conditions}
       )
       SELECT json_object(
         'hasWebhook', json('${hasWebhook}'),
         'people', (SELECT json_group_array(email) FROM (${ASSIGNEES} ORDER BY email)),
         'counts', (SELECT json_object(${COUNTS}) FROM conditions),
         'leads', (
           SELECT json_group_array(json_object(${jsonOf(LEAD)})) FROM (
             SELECT * FROM conditions WHERE ${listed} ORDER BY ${order} LIMIT ? OFFSET ?
           )
         )
       ) AS json`,
    )
    .get(...words.map(folded), perPage, (page - 1) * perPage);
  const found = JSON.parse(String(row?.["json"])) as { leads: ListedLead[] };
  const isGrouped = !isExport && state !== "webhook";
  const withGroup = isGrouped
    ? groupsIn(database)
    : (lead: ListedLead) => ({ ...lead, others: [], otherCount: 0 });
  return JSON.stringify({ ...found, leads: found.leads.map(withGroup) });
}

/** The email addresses of all accounts. */
export const ASSIGNEES = "SELECT email FROM staff UNION SELECT email FROM _superusers";

/** Returns one lead with its follow-up, or nothing if it doesn't exist. */
export function findLead(database: DatabaseSync, { collection, id }: LeadKey): ListedLead | undefined {
  const lead = database
    .prepare(`WITH leads AS NOT MATERIALIZED (${ALL}) SELECT * FROM leads WHERE collection = ? AND id = ?`)
    .get(collection, id) as ListedLead | undefined;
  return lead && groupsIn(database)(lead);
}

/** Returns the leads that are answered together with one: those of its address, and itself. */
export const findGroup = (database: DatabaseSync, { email, answered, held }: ListedLead): LeadKey[] =>
  database
    .prepare(`WITH leads AS NOT MATERIALIZED (${ALL}) SELECT collection, id FROM leads WHERE ${IN_GROUP}`)
    .all({ email, answered, held }) as LeadKey[];
