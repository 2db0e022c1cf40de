import { setTimeout as sleep } from "node:timers/promises";
import { startClickHouse, type TestClickHouse } from "@voxlog/testing/clickhouse";
import { siteSet } from "@voxlog/tracked-sets";
import type { FactsRequest } from "@voxlog/tracking/collector";
import { visitor } from "@voxlog/tracking/store-contract";
import { factOf } from "@voxlog/tracking/testing";
import { stopProcess } from "../process/processes.ts";
import { openClickHouse } from "../tracking/clickhouse/clickhouse.ts";
import { storageTable } from "../tracking/clickhouse/migrate.ts";
import { allTables } from "../tracking/clickhouse/tables.ts";
import { startCommand } from "./run-command.ts";

export type TestCollector = Awaited<ReturnType<typeof startTestCollector>>;

/** Starts a collector in its own process, as in production; `env` adds to its variables. */
export async function startTestCollector(
  clickhouse: Pick<TestClickHouse, "url" | "database">,
  env: Record<string, string> = {},
) {
  const { child, log, announced } = startCommand("collector.ts", {
    PORT: "0",
    CLICKHOUSE_URL: clickhouse.url,
    CLICKHOUSE_DATABASE: clickhouse.database,
    ALLOWED_ORIGINS: "*",
    RATE_LIMITS: "0",
    ...env,
  });
  const url = await announced<string>();
  return {
    url,
    process: child,
    log,
    async metric(name: string) {
      const lines = (await (await fetch(`${url}/metrics`)).text()).split("\n");
      return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
    },
    async [Symbol.asyncDispose]() {
      await stopProcess(child, 60_000);
    },
  };
}

export type CollectorTestbed = Awaited<ReturnType<typeof startCollectorTestbed>>;

/** Starts a ClickHouse, a collector in front of it, and a client that reads what it stored. */
export async function startCollectorTestbed(env: Record<string, string> = {}) {
  const clickhouse = await startClickHouse();
  const collector = await startTestCollector(clickhouse, env);
  const cluster = process.env["CLICKHOUSE_CLUSTER"];
  // Moving and merging millions of rows takes minutes.
  const client = openClickHouse({ url: clickhouse.url, database: clickhouse.database, timeout: 600_000 });
  const rows = async <Row>(query: string, query_params: Record<string, unknown> = {}) => {
    // Any replica may answer, and one may not have every row yet.
    for (const table of cluster ? allTables() : []) {
      const [name, on] = storageTable(table, { cluster }).split(" ON ");
      await client.command({ query: `SYSTEM SYNC REPLICA ON ${on} ${clickhouse.database}.${name}` });
    }
    return (await client.query({ query, query_params, format: "JSONEachRow" })).json<Row>();
  };
  return {
    clickhouse,
    collector,
    client,
    rows,
    /** Counts what is stored of the sessions of `request`: complete ones, their visits, and those that ended. */
    async stored(ids: readonly string[]) {
      const ofSessions = `session_id IN (${ids.map((id) => `'${id}'`).join(",")})`;
      const [counts] = await rows<Record<"sessions" | "visits" | "ends", string>>(
        `SELECT (SELECT count() FROM sessions WHERE ${ofSessions} AND page_count = 2 AND unique_page_count = 2) AS sessions,
          count() AS visits, countIf(end_time IS NOT NULL) AS ends FROM page_visits WHERE ${ofSessions}`,
      );
      return {
        sessions: Number(counts?.sessions),
        visits: Number(counts?.visits),
        ends: Number(counts?.ends),
      };
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      await collector[Symbol.asyncDispose]();
      await clickhouse[Symbol.asyncDispose]();
    },
  };
}

/** Returns a request of a visitor with two views, whose last one has ended. */
export function request(): { session: string; body: string } {
  const { view, end, session_id } = visitor();
  const views = [view("/0"), view("/1")] as const;
  const facts = [...views, end(views[1], 1)].map((change) => factOf(change, siteSet));
  return { session: session_id, body: JSON.stringify({ sent_at: Date.now(), facts } satisfies FactsRequest) };
}

/** Sends facts to a collector. */
export const sendFacts = (url: string, body: string, signal?: AbortSignal) =>
  fetch(`${url}/api/facts/site`, { method: "POST", body, ...(signal && { signal }) });

/** Sends `count` visitors' requests until they're stored, like the tracker's queue. Returns their sessions. */
export function sendMany(count: number, urls: () => string[]): Promise<string[]> {
  let turn = 0;
  const sendUntilStored = async () => {
    const { session, body } = request();
    for (;;) {
      const all = urls();
      const response = await sendFacts(all[turn++ % all.length] ?? "", body).catch(() => undefined);
      if (response?.ok) return session;
      await sleep(20);
    }
  };
  return Promise.all(Array.from({ length: count }, sendUntilStored));
}
