import { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../process/transaction.ts";

const ADD = `
  INSERT INTO _logs (id, level, message, data) VALUES (
    strftime('refused_%Y%m%d_', 'now') || :status, 4,
    'Rejected with ' || :status || strftime(' on %Y-%m-%d: ', 'now') || :count,
    json_object('count', :count)
  )
  ON CONFLICT (id) DO UPDATE SET
    message = substr(message, 1, instr(message, ': ') + 1) || ((data ->> 'count') + :count),
    data = json_object('count', (data ->> 'count') + :count)`;

/** Ms to wait for the log when closing: PocketBase writes it in some ms. */
const CLOSE_TIMEOUT = 2000;

export type RejectionCounts = ReturnType<typeof countRejections>;

/** Counts rejected requests by day and status in PocketBase's log (`file`), where the admin shows them. */
export function countRejections(file: string) {
  const counts = new Map<number, number>();
  // This thread answers visitors, so it must not wait for a lock or the disk. PocketBase makes the checkpoints.
  const log = new DatabaseSync(file, { timeout: 0 });
  log.exec("PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0");
  const add = log.prepare(ADD);
  /** Takes under a millisecond. If the log is busy, the next call writes the counts. */
  const write = () => {
    if (counts.size === 0) return;
    try {
      inTransaction(log, () => {
        for (const [status, count] of counts) add.run({ status: String(status), count: BigInt(count) });
      });
      counts.clear();
    } catch (error) {
      if (!String(error).includes("locked"))
        process.stderr.write(`Rejections can't be counted: ${String(error)}\n`);
    }
  };
  return {
    count: (status: number) => void counts.set(status, (counts.get(status) ?? 0) + 1),
    write,
    close() {
      log.exec(`PRAGMA busy_timeout = ${CLOSE_TIMEOUT}`);
      write();
      log.close();
    },
  };
}
