import type { DatabaseSync } from "node:sqlite";

/** For all recipients together. More come from bots that enter other people's addresses. */
const MAX_PER_HOUR = 60;
const [HOUR, DAY] = [3_600_000, 86_400_000];

type Confirmation = { id: string; email: string; created: string; isNew: 0 | 1 };

/**
 * Drops new confirmations above one a day for each address, and above the hourly limit. Otherwise anyone could flood a
 * mailbox by entering its address in a form.
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
    const exceedsHourlyLimit = allowed.filter((each) => each.time > time - HOUR).length >= MAX_PER_HOUR;
    const isRepeated = allowed.some((each) => each.email === email && each.time > time - DAY);
    if (isNew && (exceedsHourlyLimit || isRepeated)) remove.run(id);
    else allowed.push({ email, time });
  }
  database.exec("COMMIT");
}
