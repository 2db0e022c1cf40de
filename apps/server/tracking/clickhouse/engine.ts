import { setTimeout as sleep } from "node:timers/promises";
import { MAX_BYTES } from "@voxlog/tracking/collector";
import { findSet, type TrackedSet } from "../../configuration/sets.ts";
import { parseJson } from "../../process/parse-json.ts";
import { type Engine, Rejection, Unavailable } from "../engine.ts";
import { createTrackingLimits, NETWORK_LIMIT, NETWORK_ROWS } from "../limits.ts";
import { type ClickHouseOptions, openClickHouse, readRows } from "./clickhouse.ts";
import { createBatches, DEADLINE, type InsertOptions } from "./insert-batches.ts";
import { readFacts } from "./rows.ts";
import { sessionNumber, tablesOf } from "./tables.ts";

type ClickHouseEngineOptions = ClickHouseOptions &
  InsertOptions & {
    rateLimits: boolean;
    onQueryFailure(error: unknown): void;
    now?: () => number;
  };

const HEALTH_DEADLINE = 1000;
/** Ms until a second query for a session that another replica may have stored. */
const REPLICATION_DELAY = 200;
/** With fewer free bytes, the disk counts as full. */
const FULL = 2 ** 30;

const PATH = "/api/facts/";

/** Opens the engine that stores facts in ClickHouse, if you outgrow one machine. Its tables must exist. */
export function openClickHouseEngine(options: ClickHouseEngineOptions) {
  const { now = Date.now } = options;
  const client = openClickHouse(options);
  const limits = createTrackingLimits();
  const batches = createBatches(client, options);

  const hasSession = async (set: TrackedSet, session: string) => {
    const query = `SELECT session_id FROM ${tablesOf(set).sessions.view}
      WHERE session = ${sessionNumber("{session: String}")} AND session_id = {session: String} LIMIT 1`;
    const signal = AbortSignal.timeout(DEADLINE);
    try {
      while ((await readRows(client, query, { session }, signal)).length === 0) {
        if (!options.cluster || signal.aborted) return false;
        await sleep(REPLICATION_DELAY);
      }
      return true;
    } catch (error) {
      options.onQueryFailure(error);
      throw new Unavailable(error);
    }
  };

  const engine: Engine = {
    maxBytes: MAX_BYTES,
    handles: (path) => path.startsWith(PATH),
    async accept({ path, body, network, isKnownOrigin }) {
      if (!isKnownOrigin) throw new Rejection(403, "Pages of this origin may not send facts.");
      const set = findSet(path.slice(PATH.length));
      if (!set) throw new Rejection(404, "There is no such set.");
      if (options.rateLimits) limits.countOfNetwork("requests", network, NETWORK_LIMIT, now());
      const facts = readFacts(parseJson(body.toString()), set, now());
      const { rows, viewed, events, converted, rejected } = facts;
      if (options.rateLimits) {
        for (const _ of viewed) limits.countOfNetwork("views", network, NETWORK_ROWS, now());
        for (const _ of events) limits.countOfNetwork("events", network, NETWORK_ROWS, now());
        limits.countOfSessions({ views: viewed, events }, now());
      }
      for (const session of new Set(converted)) {
        if (!viewed.includes(session) && !(await hasSession(set, session)))
          throw new Rejection(404, "There is no such session.");
      }
      await batches.add(rows, rows.length);
      return { stored: rows.length, rejected };
    },
    async close() {
      await batches.drained();
      await client.close();
    },
  };
  /** Returns whether ClickHouse answers within a second and its disk, or the fullest of a cluster's, has room. */
  const isHealthy = async () => {
    const { cluster } = options;
    const from = cluster ? `clusterAllReplicas('${cluster}', system.disks)` : "system.disks";
    const query = `SELECT min(unreserved_space) AS free FROM ${from} SETTINGS skip_unavailable_shards = 1`;
    const disks = readRows<{ free: string }>(client, query, {}, AbortSignal.timeout(HEALTH_DEADLINE));
    return disks.then(([disk]) => Number(disk?.free) > FULL).catch(() => false);
  };
  return { ...engine, isHealthy, waiting: batches.waiting };
}
