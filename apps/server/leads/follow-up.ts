import type { DatabaseSync } from "node:sqlite";
import { NOW } from "../mail/claims.ts";
import { findLead, isInteger, type LeadKey, type ListedLead } from "./find-leads.ts";
import { relations } from "./lead-tables.ts";

/** A change of a lead's follow-up, and the revision that its author has seen. */
export type FollowUpChange = { revision: number; answered?: boolean; note?: string };

/** Characters, as in the migration. */
const MAX_NOTE = 2000;

/** Reads a change. Returns nothing if it's invalid. */
export function readChange({ revision, ...change }: Record<string, unknown>): FollowUpChange | undefined {
  const isChange =
    isInteger(revision, 0, Number.MAX_SAFE_INTEGER) &&
    Object.keys(change).length > 0 &&
    Object.entries(change).every(
      ([name, value]) =>
        (name === "answered" && typeof value === "boolean") ||
        (name === "note" && typeof value === "string" && value.length <= MAX_NOTE),
    );
  return isChange ? { revision, ...change } : undefined;
}

/**
 * Changes a lead's follow-up, unless it was changed in the meantime.
 *
 * @returns whether it was saved, and the lead as it is now; nothing if the lead doesn't exist.
 */
export function changeFollowUp(
  database: DatabaseSync,
  key: LeadKey,
  { revision, answered, note }: FollowUpChange,
): { isSaved: boolean; lead: ListedLead } | undefined {
  const relation = relations[key.collection];
  database.exec("BEGIN IMMEDIATE");
  try {
    const before = findLead(database, key);
    if (before?.revision !== revision) return before && { isSaved: false, lead: before };
    database
      .prepare(
        `INSERT INTO follow_ups (${relation}, answered, note, revision, created, updated)
         VALUES (:id, iif(:answered, ${NOW}, ''), COALESCE(:note, ''), 1, ${NOW}, ${NOW})
         ON CONFLICT (${relation}) WHERE ${relation} != '' DO UPDATE SET
           answered = iif(:answered IS NULL, answered, excluded.answered), note = COALESCE(:note, note),
           revision = revision + 1, updated = excluded.updated`,
      )
      .run({
        id: key.id,
        answered: answered === undefined ? null : Number(answered),
        note: note ?? null,
      });
    const lead = findLead(database, key) as ListedLead;
    database.exec("COMMIT");
    return { isSaved: true, lead };
  } finally {
    if (database.isTransaction) database.exec("ROLLBACK");
  }
}

/**
 * Queues a lead for the webhook, for the first time or again, unless it's being posted.
 *
 * @returns the lead as it is now; nothing if it doesn't exist.
 */
export function resendWebhook(database: DatabaseSync, key: LeadKey): ListedLead | undefined {
  const relation = relations[key.collection];
  database
    .prepare(
      `INSERT INTO outbox (kind, ${relation}, status, due, created, updated)
       SELECT 'webhook', id, 'waiting', ${NOW}, ${NOW}, ${NOW} FROM ${key.collection} WHERE id = ?
       ON CONFLICT (${relation}, kind) WHERE ${relation} != '' DO UPDATE SET
         status = 'waiting', tries = 0, error = '', due = excluded.due, updated = excluded.updated
         WHERE status != 'sending'`,
    )
    .run(key.id);
  return findLead(database, key);
}
