import type { DatabaseSync } from "node:sqlite";
import { findLead, type LeadKey, type ListedLead } from "./find-leads.ts";
import { NOW, relations } from "./lead-tables.ts";

/**
 * Has the webhook tell of a lead now, whether or not it did before, unless it's doing so.
 *
 * @returns the lead as it is now; nothing if it's gone.
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
