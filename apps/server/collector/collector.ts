import type { RequestListener } from "node:http";
import { findSet } from "../configuration/sets.ts";
import { createApi } from "../front/api.ts";
import { createFront } from "../front/front.ts";
import { openServer } from "../front/open-server.ts";
import { openClickHouse } from "../tracking/clickhouse/clickhouse.ts";
import { openClickHouseEngine } from "../tracking/clickhouse/engine.ts";
import { migrate } from "../tracking/clickhouse/migrate.ts";
import type { Environment } from "./environment.ts";
import { log, nameOf } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { accountFinder, collectorRoutes } from "./routes.ts";

/** Starts a collector: the front with ClickHouse as its engine and without PocketBase. It migrates the tables. */
export async function startCollector(environment: Environment, now = Date.now) {
  const shape = await migrate(environment);
  const metrics = createMetrics(() => engine.waiting());
  const client = openClickHouse({ ...environment, ...shape });
  const engine = openClickHouseEngine({
    ...environment,
    ...shape,
    now,
    onInsert(milliseconds, rows) {
      metrics.insertSeconds.observe(milliseconds / 1000);
      metrics.rows.inc(rows);
    },
    onInsertFailure(error) {
      metrics.insertFailures.inc();
      log("warn", "An insert failed.", nameOf(error));
    },
    onQueryFailure: (error) => log("error", "A session can't be looked up.", nameOf(error)),
  });
  let stopping = false;
  const isHealthy = async () => !stopping && (await engine.isHealthy());
  const findAccount = accountFinder(environment.pocketbase, environment.trustedProxyHeader);
  const front = createFront({
    engine,
    api: createApi(collectorRoutes({ client, metrics, findAccount, isHealthy })),
    builds: {},
    origins: environment.origins,
    trustedProxyHeader: environment.trustedProxyHeader,
  });
  const countAndAnswer: RequestListener = (request, response) => {
    const { url = "" } = request;
    if (engine.handles(url)) {
      const set = findSet(url.slice(url.lastIndexOf("/") + 1))?.name ?? "none";
      response.once("finish", () => metrics.requests.inc({ set, status: response.statusCode }));
    }
    front(request, response);
  };
  const server = await openServer(environment, countAndAnswer, "");

  return {
    url: `http://${environment.host}:${server.port}`,
    async stop() {
      stopping = true;
      // Answers open requests, and stores views even if their visitor has left.
      await server.close();
      await engine.close();
      await client.close();
    },
  };
}
