import type { TrackingSet } from "@voxlog/tracking";
import type { WriteLock } from "../../pocketbase/write-lock.ts";
import type { Engine } from "../engine.ts";
import { createTrackingLimits, type NetworkLimit } from "../limits.ts";
import { openLiveLimits } from "./live-limits.ts";
import { readBatch } from "./read-batch.ts";
import { createStatements, type Statement, trackedCollections } from "./statements.ts";
import { startWriter } from "./writer.ts";

export type SqliteOptions = {
  sets: readonly TrackingSet[];
  file: string;
  writeLock: WriteLock;
  /** Receives the reason why nothing can be written, once per problem. */
  onProblem(problem: string): void;
};

/** `refresh` makes the next request read PocketBase's settings again. */
export type SqliteEngine = Engine & { refresh(): void };

/** Our limit of a visitor's body in PocketBase. */
const MAX_BYTES = 16 * 1024;

/**
 * Opens the engine that writes the tracker's batches into PocketBase's database, after checking them against the sets'
 * fields. It leaves any other request to PocketBase.
 */
export function openSqliteEngine({ sets, file, writeLock, onProblem }: SqliteOptions): SqliteEngine {
  const collections = trackedCollections(sets);
  const statements = createStatements(collections);
  const settings = openLiveLimits(file, collections);
  const writer = startWriter({ file, texts: statements.texts }, writeLock, onProblem);
  const limits = createTrackingLimits();

  const readRows = (contentType: string | undefined, body: Buffer, now: number) => {
    const rows: Statement[] = [];
    for (const request of readBatch(contentType, body) ?? []) {
      const row = statements.statementOf(request, now);
      if (!row) return [];
      rows.push(row);
    }
    return rows;
  };

  return {
    maxBytes: MAX_BYTES,
    handles: (path) => path === "/api/batch",
    async accept({ contentType, body, network, isSignedIn }) {
      if (isSignedIn) return undefined;
      const now = Date.now();
      const count = (what: string, limit: NetworkLimit | undefined) =>
        limit && limits.countOfNetwork(what, network, limit, now);
      count("batches", settings.batchLimit());
      const rows = readRows(contentType, body, now);
      if (rows.length === 0 || !settings.allows(rows)) return undefined;
      const sessionsOf = (change: string) =>
        rows.flatMap((row) => (row.change === change ? row.sessionId : undefined) ?? []);
      const sent = { views: sessionsOf("create page_visits"), events: sessionsOf("create events") };
      for (const row of rows) count(`${row.action} ${row.collection}`, settings.rowLimit(row));
      if (settings.batchLimit()) limits.countOfSessions(sent, now);
      const isWritten = await writer.write(rows.map(({ sql, values }) => ({ sql, values })));
      return isWritten ? rows.map(({ id }) => ({ status: 200, body: { id } })) : undefined;
    },
    refresh: settings.refresh,
    async close() {
      await writer.close();
      settings.close();
    },
  };
}
