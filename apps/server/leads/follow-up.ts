import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { NOW } from "../mail/claims.ts";
import { inTransaction } from "../process/transaction.ts";
import { eraseLeads } from "./erase.ts";
import { ASSIGNEES, findGroup, findLead, type LeadKey, type ListedLead } from "./find-leads.ts";
import { relations } from "./lead-tables.ts";

/** Characters, as in the migrations. */
const [MAX_NOTE, MAX_EMAIL] = [2000, 254];

/** A change of a lead's follow-up, and the revision that its author has seen. */
export const FollowUpChange = v.pipe(
  v.strictObject({
    revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    answered: v.optional(v.boolean()),
    assigned: v.optional(v.pipe(v.string(), v.maxLength(MAX_EMAIL))),
    note: v.optional(v.pipe(v.string(), v.maxLength(MAX_NOTE))),
  }),
  v.minEntries(2),
);

/**
 * Changes a lead's follow-up, unless it or the assigned account was changed in the meantime. An answer and an
 * assignment apply to all leads of the address that are listed together, and a note to one lead.
 *
 * @param who the email address of the account that changes it.
 * @returns whether it was saved, and the lead as it is now; nothing if the lead doesn't exist.
 */
export function changeFollowUp(
  database: DatabaseSync,
  key: LeadKey,
  { revision, answered, assigned, note }: v.InferOutput<typeof FollowUpChange>,
  who: string,
): { isSaved: boolean; lead: ListedLead } | undefined {
  return inTransaction(database, () => {
    const before = findLead(database, key);
    if (!before) return undefined;
    const isAccount =
      !assigned || database.prepare(`SELECT 1 FROM (${ASSIGNEES}) WHERE email = ?`).get(assigned);
    if (before.revision !== revision || !isAccount) return { isSaved: false, lead: before };
    const isAboutPerson = answered !== undefined || assigned !== undefined;
    // One moment for all: it groups them.
    const now = database.prepare(`SELECT ${NOW} AS now`).get()?.["now"] as string;
    const values = {
      answered: answered === undefined ? null : Number(answered),
      assigned: assigned ?? null,
      who,
    };
    for (const { collection, id } of isAboutPerson ? findGroup(database, before) : [key]) {
      const relation = relations[collection];
      database
        .prepare(
          `INSERT INTO follow_ups (${relation}, answered, answeredBy, assigned, note, revision, created, updated)
           VALUES (:id, iif(:answered, :now, ''), iif(:answered, :who, ''), COALESCE(:assigned, ''), COALESCE(:note, ''),
             1, ${NOW}, ${NOW})
           ON CONFLICT (${relation}) WHERE ${relation} != '' DO UPDATE SET
             answered = iif(:answered IS NULL, answered, excluded.answered),
             answeredBy = iif(:answered IS NULL, answeredBy, excluded.answeredBy),
             assigned = COALESCE(:assigned, assigned), note = COALESCE(:note, note),
             revision = revision + 1, updated = excluded.updated`,
        )
        .run({ ...values, id, now, note: id === key.id ? (note ?? null) : null });
    }
    return { isSaved: true, lead: findLead(database, key) as ListedLead };
  });
}

/**
 * Erases a lead, or its group if that has as many leads as its author has seen. Call `emptyLog` afterward.
 *
 * @returns the erased leads, none if the lead doesn't exist; nothing if the group has changed.
 */
export function eraseLead(database: DatabaseSync, key: LeadKey, count: number): LeadKey[] | undefined {
  const lead = findLead(database, key);
  if (!lead) return [];
  const erased = count === 1 ? [key] : findGroup(database, lead);
  if (erased.length !== count) return undefined;
  eraseLeads(database, erased);
  return erased;
}

/** Queues a lead for the webhook, for the first time or again, unless it's being posted. @returns it, if it exists. */
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
