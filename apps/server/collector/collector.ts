import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { readReport } from "../reports/clickhouse/reports.ts";
import { createBatches } from "../tracking/clickhouse/batches.ts";
import { insertRows, isRefusal, openClickHouse } from "../tracking/clickhouse/clickhouse.ts";
import { migrate } from "../tracking/clickhouse/migrate.ts";
import { sets, type TrackedSet } from "../tracking/clickhouse/sets.ts";
import { sessionNumber, tablesOf } from "../tracking/clickhouse/tables.ts";
import { createApp } from "./app.ts";
import type { Environment } from "./environment.ts";
import { log, nameOf } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { ownerCheck } from "./owner.ts";

/** Ms between inserts: nobody waits for them, and fewer are less for the server to merge. */
const INTERVAL = 50;
/** A server that is started again is back by then. */
const RETRY_DELAYS = [100, 400, 1500];

/** A collector that runs. */
export type Collector = { url: string; stop(): Promise<void> };

/**
 * Starts a collector, which brings the tables up to date first.
 *
 * @throws what the database or the network says, when one of them is not there.
 */
export async function startCollector(environment: Environment): Promise<Collector> {
  const server = openClickHouse({ ...environment, url: environment.clickhouse, database: "default" });
  try {
    await migrate(server, environment);
  } finally {
    await server.close();
  }

  const client = openClickHouse({ ...environment, url: environment.clickhouse });
  const insert = insertRows(client, Object.values(sets));
  let stopping = false;
  const metrics = createMetrics(() => batches.waiting());
  const batches = createBatches({
    insert,
    interval: INTERVAL,
    mostRows: environment.bufferRows,
    retryDelays: RETRY_DELAYS,
    isRefusal,
    onInsert(milliseconds, rows) {
      metrics.insertSeconds.observe(milliseconds / 1000);
      metrics.rows.inc(rows);
    },
    onFailure(error) {
      metrics.insertFailures.inc();
      log("warn", "An insert failed.", nameOf(error));
    },
  });

  const hasSession = async (set: TrackedSet, session: string) => {
    const query = `SELECT session_id FROM ${tablesOf(set).sessions.view}
      WHERE session = ${sessionNumber("{session: String}")} AND session_id = {session: String} LIMIT 1`;
    const found = await client.query({ query, query_params: { session }, format: "JSONEachRow" });
    return (await found.json()).length > 0;
  };

  const app = createApp({
    batches,
    hasSession,
    readReport: (name, asked) => readReport(client, name, asked),
    isOwner: ownerCheck(environment.pocketbase),
    isHealthy: async () => !stopping && (await client.ping()).success,
    metrics,
    ...environment,
    remoteAddress: (context) => getConnInfo(context).remote.address,
  });
  const http = createAdaptorServer(app);
  await listen(http, environment);
  const { port } = http.address() as AddressInfo;

  return {
    url: `http://${environment.host}:${port}`,
    async stop() {
      stopping = true;
      // Who waits for an answer gets it; nobody else is let in.
      const closed = promisify(http.close.bind(http))();
      await batches.drained();
      if ("closeIdleConnections" in http) http.closeIdleConnections();
      await closed;
      // A page that is gone does not wait for its answer.
      await batches.drained();
      await client.close();
    },
  };
}

async function listen(http: ServerType, { port, host }: Environment): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  http.once("error", reject).listen(port, host, resolve);
  await promise;
}
