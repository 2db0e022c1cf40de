import { existsSync, statSync } from "node:fs";
import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Measurements of the check every minute. Sizes in bytes, times in ms since 1970. */
export type Facts = Awaited<ReturnType<typeof collectFacts>>;

const MINUTE = 60_000;

/** Measures a data folder with indexed queries and system calls, in a few ms. */
export async function collectFacts(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  const sizeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  const backup = await newestBackup(join(folder, "backups"));
  return {
    disk: { free: bavail * bsize, size: blocks * bsize },
    databaseSize: sizeOf("data.db") + sizeOf("data.db-wal"),
    ...readQueues(join(folder, "data.db")),
    ...(backup && { backup }),
    rejected: readRejected(join(folder, "auxiliary.db")),
  };
}

/**
 * Ignores unfinished backups, which have another extension. One from the future was made while the clock was ahead. It's
 * only the newest if there is no other: otherwise no later one would be checked and copied until then.
 */
async function newestBackup(folder: string) {
  if (!existsSync(folder)) return undefined;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".zip"));
  const backups = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, size, made: Math.round(mtimeMs) };
    }),
  );
  // A disk's clock may be ahead, too.
  const latest = Date.now() + MINUTE;
  const order = ({ made }: { made: number }) => (made > latest ? -made : made);
  return backups.sort((a, b) => order(b) - order(a))[0];
}

/** SQLite's messages about a damaged file. Other errors are temporary. */
const DAMAGE = /malformed|not a database|disk I\/O error/;

type Queues = { mail: Queue; webhook: Queue; damage?: string };

function readQueues(file: string): Queues {
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    return { mail: readQueue(database, "!="), webhook: readQueue(database, "=") };
  } catch (error) {
    const damage = String(error);
    if (!DAMAGE.test(damage)) throw error;
    return { mail: { waiting: 0, failed: 0 }, webhook: { waiting: 0, failed: 0 }, damage };
  }
}

type Queue = ReturnType<typeof readQueue>;

/** Bundled rows may wait an hour longer. Of rows that failed permanently, only emails to the owner count, for a month. */
function readQueue(database: DatabaseSync, isWebhook: "=" | "!=") {
  const row = database
    .prepare(
      `SELECT COUNT(*) FILTER (WHERE status != 'failed') AS waiting,
         COUNT(*) FILTER (WHERE status = 'failed' AND kind != 'confirmation' AND updated > datetime('now', '-30 days')) AS failed,
         (SELECT error FROM outbox WHERE status IN ('waiting', 'sending') AND error != '' AND kind ${isWebhook} 'webhook'
           ORDER BY updated DESC LIMIT 1) AS error,
         MIN(unixepoch(created) + 3600 * bundled) FILTER (WHERE status != 'failed') AS oldest
       FROM outbox WHERE status IN ('waiting', 'sending', 'failed') AND kind ${isWebhook} 'webhook'`,
    )
    .get();
  const { oldest, error } = row ?? {};
  return {
    waiting: Number(row?.["waiting"]),
    failed: Number(row?.["failed"]),
    ...(oldest != null && { oldest: Number(oldest) * 1000 }),
    // The receiver's last answer, or why there was none, if a row waits for the next try.
    ...(error != null && { error: String(error) }),
  };
}

function readRejected(file: string): Record<string, number> {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const rows = database
    .prepare(
      `SELECT substr(id, 18) AS status, data ->> 'count' AS count FROM _logs
       WHERE id >= strftime('refused_%Y%m%d_', 'now') AND id < strftime('refused_%Y%m%d_~', 'now')`,
    )
    .all();
  return Object.fromEntries(rows.map(({ status, count }) => [String(status), Number(count)]));
}
