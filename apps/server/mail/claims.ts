import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { defaultLanguage, isLanguage } from "@voxlog/texts/mail";
import { inTransaction } from "../process/transaction.ts";
import type { Call } from "../process/worker-calls.ts";
import type { Outcome } from "./deliver.ts";
import type { ClaimedLead } from "./emails.ts";
import { plainAddress } from "./plain-address.ts";

/** Two to three days, by the delays below. After that, the owner has to check. */
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
const LATEST_DUE = `strftime('%Y-%m-%d %H:%M:%fZ', 'now', '+${MAX_BACK_OFF} minutes')`;
// Without the clock having been set back since, no row is due later, and none is from the future.
const IS_DUE = `status IN ('waiting', 'sending') AND (due <= ${NOW} OR due > ${LATEST_DUE})`;
const IN_LAST_HOUR = `updated BETWEEN strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-1 hour') AND ${NOW}`;
const IS_NEW_LEAD = "kind = 'lead' AND status = 'waiting' AND tries = 0 AND NOT bundled";

/** Those with the fewest tries go first, so that none waits for one that keeps failing. */
const FEW = `ORDER BY tries, due LIMIT ${AT_ONCE}`;
const DUE_EMAILS = `SELECT id FROM outbox WHERE ${IS_DUE} AND kind != 'webhook' AND NOT bundled ${FEW}`;
const DUE_WEBHOOKS = `SELECT id FROM outbox WHERE ${IS_DUE} AND kind = 'webhook' ${FEW}`;
/** All leads of the bundled email, which is sent at most once an hour. */
const DUE_BUNDLE = `SELECT id FROM outbox WHERE ${IS_DUE} AND bundled
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE bundled AND status = 'sent' AND ${IN_LAST_HOUR})`;

/** Bundles the new leads above the hourly limit into one email. A lead that was already tried keeps its own email. */
function bundleAboveLimit(database: DatabaseSync, mailsPerHour: number): void {
  database
    .prepare(
      `UPDATE outbox SET bundled = TRUE WHERE ${IS_NEW_LEAD} AND id NOT IN (
         SELECT id FROM outbox WHERE ${IS_NEW_LEAD} ORDER BY due LIMIT MAX(0, ? - (
           SELECT COUNT(*) FROM outbox
           WHERE kind = 'lead' AND NOT bundled AND status IN ('sent', 'sending') AND ${IN_LAST_HOUR}
         ))
       )`,
    )
    .run(mailsPerHour);
}

/** Records an outcome, unless the lease expired and another try has begun. */
function settle(database: DatabaseSync, { id, tries }: ClaimedLead, { sent, rejected, error = "" }: Outcome) {
  const status = sent ? "sent" : rejected || tries >= MAX_TRIES ? "failed" : "waiting";
  const after = status === "waiting" ? Math.round(60 * minutesUntilNextTry(tries, Math.random())) : 0;
  database
    .prepare(
      `UPDATE outbox SET status = :status, error = :error, due = ${AFTER}, updated = ${NOW}
       WHERE id = :id AND status = 'sending' AND tries = :tries`,
    )
    .run({ status, error: error.replace(ADDRESS, "…").slice(0, MAX_ERROR), after, id, tries });
}

/** Returns the minutes until the next try: exponential backoff with jitter, so that not all retry together. */
const minutesUntilNextTry = (tries: number, random: number): number =>
  Math.min(MAX_BACK_OFF, 2 ** (tries - 1)) * (0.5 + random / 2);

/**
 * Claims rows in a single statement, so that no other server sends them. If the server dies, they are due again after
 * their lease. One that it had already sent is then sent twice.
 */
function claim(database: DatabaseSync, which: string): ClaimedLead[] {
  const rows = database
    .prepare(
      `UPDATE outbox SET status = 'sending', tries = tries + 1, due = ${AFTER}, updated = ${NOW} WHERE id IN (${which})
       RETURNING id, kind, signup, demo_request, tries, held, repeats`,
    )
    .all({ after: LEASE });
  return rows.flatMap((row) => toLead(database, row) ?? []);
}

/** Adds the lead to an outbox row. Returns nothing if the lead was erased in the meantime. */
function toLead(database: DatabaseSync, row: Record<string, SQLInputValue>): ClaimedLead | undefined {
  const { signup, demo_request, ...fields } = row;
  const collection = signup ? "signups" : "demo_requests";
  const lead = database
    .prepare(`SELECT * FROM ${collection} WHERE id = ?`)
    .get(signup || (demo_request ?? null));
  if (!lead) return undefined;
  const received = Date.parse(String(lead["created"]));
  const language = isLanguage(lead["language"]) ? lead["language"] : defaultLanguage;
  const known = fields as Pick<ClaimedLead, "id" | "kind" | "tries">;
  return { ...known, collection, received, language, lead: lead as ClaimedLead["lead"] };
}

/** For all recipients together. More come from bots that enter other people's addresses. */
const MAX_PER_HOUR = 60;
const [HOUR, DAY] = [3_600_000, 86_400_000];

/**
 * Drops new confirmations above one a day for each address, and above the hourly limit. Otherwise anyone could flood a
 * mailbox by entering its address in a form.
 */
function dropConfirmations(database: DatabaseSync): void {
  const rows = database
    .prepare(
      `SELECT outbox.id, coalesce(signups.email, demo_requests.email) AS email,
         MIN(outbox.created, ${NOW}) AS created, status = 'waiting' AND tries = 0 AS isNew
       FROM outbox
       LEFT JOIN signups ON signups.id = outbox.signup
       LEFT JOIN demo_requests ON demo_requests.id = outbox.demo_request
       WHERE outbox.kind = 'confirmation' AND outbox.created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-2 days')
         AND (outbox.created <= ${NOW} OR isNew)
       ORDER BY isNew, outbox.created, outbox.rowid`,
    )
    .all() as { id: string; email: string; created: string; isNew: 0 | 1 }[];
  const remove = database.prepare("DELETE FROM outbox WHERE id = ?");
  const allowed: { email: string; time: number }[] = [];
  for (const { id, created, isNew, ...lead } of rows) {
    const email = plainAddress(lead.email);
    const time = Date.parse(created);
    const exceedsHourlyLimit = allowed.filter((each) => each.time > time - HOUR).length >= MAX_PER_HOUR;
    const isRepeated = allowed.some((each) => each.email === email && each.time > time - DAY);
    if (isNew && (exceedsHourlyLimit || isRepeated)) remove.run(id);
    else allowed.push({ email, time });
  }
}

/** Applies the limits in the transaction that claims, so that no lead that arrives in between exceeds them. */
const claimEmails = (database: DatabaseSync, mailsPerHour: number): ClaimedLead[] =>
  inTransaction(database, () => {
    dropConfirmations(database);
    bundleAboveLimit(database, mailsPerHour);
    return claim(database, DUE_EMAILS);
  });

/** Returns the functions of the outbox: the queue of emails and webhook requests in a database. */
export const outboxFunctions = (database: DatabaseSync) => ({
  claimEmails: claimEmails.bind(null, database),
  claimBundle: () => claim(database, DUE_BUNDLE),
  claimWebhooks: () => claim(database, DUE_WEBHOOKS),
  settle: settle.bind(null, database),
});

export type Outbox = Call<ReturnType<typeof outboxFunctions>>;
