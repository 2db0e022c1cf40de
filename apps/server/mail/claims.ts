import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { defaultLanguage, isLanguage } from "@voxlog/texts/mail";
import type { Outcome } from "./deliver.ts";
import type { LeadMail, StoredLead } from "./emails.ts";

/** A lead that is this server's to send until its lease is over, by email or webhook. */
export type ClaimedLead = StoredLead & { tries: number };
/** An email about a lead, the same way. */
export type ClaimedMail = ClaimedLead & Pick<LeadMail, "kind">;

/** About three days, a weekend and a Monday: after that, the owner has to check. */
const MAX_TRIES = 300;
/** Seconds that an email is its sender's: longer than sending it can take. */
const LEASE = 180;
/** Emails at once: as many connections as the strictest of the large providers accepts from one sender. */
const AT_ONCE = 3;
/** Minutes to the next try at most: the mail server may work again. */
const MAX_BACK_OFF = 15;
const MAX_ERROR = 500;
/** What a mail server quotes of a visitor: an erased lead must not stay in copies of its outbox row. */
const ADDRESS = /[^\s<>]+@[^\s<>]+/g;

const NOW = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
const AFTER = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', :after || ' seconds')";
const HOUR_AGO = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 hour')";
const IS_DUE = `status IN ('waiting', 'sending') AND due <= ${NOW}`;
const IS_NEW_LEAD = "kind = 'lead' AND status = 'waiting' AND tries = 0 AND NOT bundled";

/**
 * Claims a few emails that are due, so that no other server sends them: those that were tried least first, so that none
 * waits for one that keeps failing. If a server dies while it has one, that is due again after its lease, and sent,
 * since it is unknown whether it was.
 */
export const claimMails = (database: DatabaseSync): ClaimedMail[] =>
  claim(
    database,
    `SELECT id FROM outbox WHERE ${IS_DUE} AND kind != 'webhook' AND NOT bundled ORDER BY tries, due LIMIT ${AT_ONCE}`,
  );

/** Claims a few leads that the webhook is due to tell of, the same way. */
export const claimWebhooks = (database: DatabaseSync): ClaimedLead[] =>
  claim(
    database,
    `SELECT id FROM outbox WHERE ${IS_DUE} AND kind = 'webhook' ORDER BY tries, due LIMIT ${AT_ONCE}`,
  );

/** Claims all leads that go into one email, once an hour at most. */
export const claimBundle = (database: DatabaseSync): ClaimedMail[] =>
  claim(
    database,
    `SELECT id FROM outbox WHERE ${IS_DUE} AND bundled
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE bundled AND status = 'sent' AND updated > ${HOUR_AGO})`,
  );

/** Puts leads beyond a number of emails an hour into one email. Those that were tried stay on their own. */
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

/** Records an outcome, unless its lease was over and another try has begun. */
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
 * Returns the minutes until an email is tried again: twice as many after every try, and with chance in it, so that
 * emails that failed together don't come back together.
 *
 * @param tries so far, from 1.
 * @param random from 0 to 1.
 * @example minutesUntilNextTry(3, 0.5) ⇒ 3
 */
const minutesUntilNextTry = (tries: number, random: number): number =>
  Math.min(MAX_BACK_OFF, 2 ** (tries - 1)) * (0.5 + random / 2);

/** In one statement, so that only one server claims a row. */
function claim(database: DatabaseSync, which: string): ClaimedMail[] {
  const rows = database
    .prepare(
      `UPDATE outbox SET status = 'sending', tries = tries + 1, due = ${AFTER}, updated = ${NOW} WHERE id IN (${which})
       RETURNING id, kind, signup, demo_request, tries, held, repeats`,
    )
    .all({ after: LEASE });
  return rows.flatMap((row) => toLead(database, row) ?? []);
}

/** Adds the lead to an outbox row; nothing if it was erased in the meantime. */
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
