import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { defaultLanguage, isLanguage } from "@voxlog/texts/mail";
import type { Outcome } from "./deliver.ts";
import type { LeadMail, StoredLead } from "./emails.ts";

/** A lead that only this server may email or post until its lease expires. */
export type ClaimedLead = StoredLead & { tries: number };
/** A claimed email about a lead. */
export type ClaimedMail = ClaimedLead & Pick<LeadMail, "kind">;

/** About three days, so a weekend and a Monday. After that, the owner has to check. */
const MAX_TRIES = 300;
/** Seconds: longer than sending an email can take. */
const LEASE = 180;
/** Concurrent emails: the number of connections that the strictest large provider accepts from one sender. */
const AT_ONCE = 3;
/** Minutes. */
const MAX_BACK_OFF = 15;
const MAX_ERROR = 500;
/** Email addresses are removed from errors: an erased lead must not stay in copies of its outbox row. */
const ADDRESS = /[^\s<>]+@[^\s<>]+/g;

/** The current time in SQL, in PocketBase's format. */
export const NOW = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
const AFTER = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', :after || ' seconds')";
const HOUR_AGO = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 hour')";
const IS_DUE = `status IN ('waiting', 'sending') AND due <= ${NOW}`;
const IS_NEW_LEAD = "kind = 'lead' AND status = 'waiting' AND tries = 0 AND NOT bundled";

/**
 * Claims a few due emails, so that no other server sends them. Those with the fewest tries go first, so that none waits
 * for one that keeps failing. If the server dies, its emails are due again after their lease. One that it had already
 * sent is then sent twice.
 */
export const claimEmails = (database: DatabaseSync): ClaimedMail[] =>
  claim(
    database,
    `SELECT id FROM outbox WHERE ${IS_DUE} AND kind != 'webhook' AND NOT bundled ORDER BY tries, due LIMIT ${AT_ONCE}`,
  );

/** Claims a few leads that are due to be posted to the webhook. */
export const claimWebhooks = (database: DatabaseSync): ClaimedLead[] =>
  claim(
    database,
    `SELECT id FROM outbox WHERE ${IS_DUE} AND kind = 'webhook' ORDER BY tries, due LIMIT ${AT_ONCE}`,
  );

/** Claims all leads of the bundled email, which is sent at most once an hour. */
export const claimBundle = (database: DatabaseSync): ClaimedMail[] =>
  claim(
    database,
    `SELECT id FROM outbox WHERE ${IS_DUE} AND bundled
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE bundled AND status = 'sent' AND updated > ${HOUR_AGO})`,
  );

/** Bundles the new leads above the hourly limit into one email. A lead that was already tried keeps its own email. */
export function bundleAboveLimit(database: DatabaseSync, mailsPerHour: number): void {
  database
    .prepare(
      `UPDATE outbox SET bundled = TRUE WHERE ${IS_NEW_LEAD} AND id NOT IN (
         SELECT id FROM outbox WHERE ${IS_NEW_LEAD} ORDER BY due LIMIT MAX(0, ? - (
           SELECT COUNT(*) FROM outbox
           WHERE kind = 'lead' AND NOT bundled AND status IN ('sent', 'sending') AND updated > ${HOUR_AGO}
         ))
       )`,
    )
    .run(mailsPerHour);
}

/** Records an outcome, unless the lease expired and another try has begun. */
export function settle(
  database: DatabaseSync,
  { id, tries }: ClaimedLead,
  { sent, rejected, error = "" }: Outcome,
): void {
  const status = sent ? "sent" : rejected || tries >= MAX_TRIES ? "failed" : "waiting";
  const after = status === "waiting" ? Math.round(60 * minutesUntilNextTry(tries, Math.random())) : 0;
  database
    .prepare(
      `UPDATE outbox SET status = :status, error = :error, due = ${AFTER}, updated = ${NOW}
       WHERE id = :id AND status = 'sending' AND tries = :tries`,
    )
    .run({ status, error: error.replace(ADDRESS, "…").slice(0, MAX_ERROR), after, id, tries });
}

/**
 * Returns the minutes until the next try: exponential backoff with jitter, so that emails that failed together aren't
 * all retried together.
 *
 * @param tries the number so far, at least 1.
 * @param random a number from 0 to 1.
 * @example minutesUntilNextTry(3, 0.5) ⇒ 3
 */
const minutesUntilNextTry = (tries: number, random: number): number =>
  Math.min(MAX_BACK_OFF, 2 ** (tries - 1)) * (0.5 + random / 2);

/** Uses a single statement, so that only one server claims a row. */
function claim(database: DatabaseSync, which: string): ClaimedMail[] {
  const rows = database
    .prepare(
      `UPDATE outbox SET status = 'sending', tries = tries + 1, due = ${AFTER}, updated = ${NOW} WHERE id IN (${which})
       RETURNING id, kind, signup, demo_request, tries, held, repeats`,
    )
    .all({ after: LEASE });
  return rows.flatMap((row) => toLead(database, row) ?? []);
}

/** Adds the lead to an outbox row. Returns nothing if the lead was erased in the meantime. */
function toLead(database: DatabaseSync, row: Record<string, SQLInputValue>): ClaimedMail | undefined {
  const { signup, demo_request, ...fields } = row;
  const collection = signup ? "signups" : "demo_requests";
  const lead = database
    .prepare(`SELECT * FROM ${collection} WHERE id = ?`)
    .get(signup || (demo_request ?? null));
  if (!lead) return undefined;
  const received = Date.parse(String(lead["created"]));
  const language = isLanguage(lead["language"]) ? lead["language"] : defaultLanguage;
  return { ...(fields as RowFields), collection, received, language, lead: lead as LeadMail["lead"] };
}

type RowFields = {
  id: string;
  kind: LeadMail["kind"];
  tries: number;
  held: "" | "trap" | "quick" | "unproven";
  repeats: number;
};
