import { rateLimit } from "../limits/rate-limit.ts";
import type { LiveLimits } from "./live-limits.ts";
import { readBatch } from "./read-batch.ts";
import type { Writer } from "./sqlite/writer.ts";
import type { Statement, StatementSet } from "./statements.ts";

/** Ms in which a session may have so many views: several tabs of somebody quick, and no flood. */
const SESSION_WINDOW = 10_000;
const MAX_SESSION_VIEWS = 200;

/** What became of a batch: the IDs of its rows, a limit that it exceeds, or PocketBase has to answer it. */
export type Answer = { ids: string[] } | "too many" | "not ours";

/** Accepts the tracker's batches. */
export type AcceptBatch = (contentType: string | undefined, body: Buffer, network: string) => Promise<Answer>;

/** Creates what accepts batches: it checks them against the sets' fields, and hands them to the writer. */
export function createAcceptBatch(
  statements: StatementSet,
  limits: LiveLimits,
  writer: Writer,
  clock: () => number = Date.now,
): AcceptBatch {
  const batches = rateLimit();
  const views = rateLimit();
  return async (contentType, body, network) => {
    const now = clock();
    const limit = limits.batches();
    if (limit && batches.exceeds(network, limit.max, limit.windowMs, now)) return "too many";
    const requests = readBatch(contentType, body);
    if (!requests) return "not ours";
    const rows: Statement[] = [];
    for (const request of requests) {
      const row = statements.statementOf(request, now);
      // One row of each kind: so the limit of batches is the one that binds.
      if (!row || rows.some(({ change }) => change === row.change)) return "not ours";
      rows.push(row);
    }
    if (!limits.allows(rows)) return "not ours";
    const isFlood = ({ viewOf }: Statement) =>
      limit && viewOf && views.exceeds(viewOf, MAX_SESSION_VIEWS, SESSION_WINDOW, now);
    if (rows.some(isFlood)) return "too many";
    const isWritten = await writer.write(rows.map(({ sql, values }) => ({ sql, values })));
    return isWritten ? { ids: rows.map(({ id }) => id) } : "not ours";
  };
}
