import type { DatabaseSync } from "node:sqlite";

/** Confirmations an hour, to whomever: more are the work of programs, with other people's addresses. */
const MAX_PER_HOUR = 60;
const [HOUR, DAY] = [3_600_000, 86_400_000];

type Confirmation = { id: string; email: string; created: string; isNew: 0 | 1 };

/**
 * Removes confirmations that aren't to be sent: anyone can send a form with another person's address, and must not fill
 * that mailbox. An address gets one a day.
 */
export function dropConfirmations(database: DatabaseSync): void {
  const rows = database
    .prepare(
      `SELECT outbox.id, lower(coalesce(signups.email, demo_requests.email)) AS email, outbox.created,
         status = 'waiting' AND tries = 0 AS isNew
       FROM outbox
       LEFT JOIN signups ON signups.id = outbox.signup
       LEFT JOIN demo_requests ON demo_requests.id = outbox.demo_request
       WHERE outbox.kind = 'confirmation' AND outbox.created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-2 days')
       ORDER BY isNew, outbox.created, outbox.rowid`,
    )
    .all() as Confirmation[];
  const remove = database.prepare("DELETE FROM outbox WHERE id = ?");
  const allowed: { email: string; time: number }[] = [];
  database.exec("BEGIN IMMEDIATE");
  for (const { id, email, created, isNew } of rows) {
    const time = Date.parse(created);
    const isMany = allowed.filter((each) => each.time > time - HOUR).length >= MAX_PER_HOUR;
    const isRepeated = allowed.some((each) => each.email === email && each.time > time - DAY);
    if (isNew && (isMany || isRepeated)) remove.run(id);
    else allowed.push({ email, time });
  }
  database.exec("COMMIT");
}
