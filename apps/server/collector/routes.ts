import type { ClickHouseClient } from "@clickhouse/client";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { type Account, type ApiEnv, type ApiRoutes, apiError, type FindAccount } from "../front/api.ts";
import { networkOfRequest } from "../limits/network.ts";
import { CLIENT_HEADER } from "../pocketbase/child.ts";
import { readReport } from "../reports/clickhouse/read-report.ts";
import { unavailable } from "../reports/report-query.ts";
import { type ReadReport, reportRoutes } from "../reports/routes.ts";
import { log, nameOf } from "./log.ts";
import type { Metrics } from "./metrics.ts";

export type RoutesOptions = {
  client: ClickHouseClient;
  metrics: Metrics;
  findAccount: FindAccount;
  isHealthy(): Promise<boolean>;
};

/** Creates a collector's routes, except those for facts. */
export function collectorRoutes({ client, metrics, findAccount, isHealthy }: RoutesOptions): ApiRoutes[] {
  const read: ReadReport = (name, parameters) =>
    readReport(client, name, parameters).catch((error: unknown) => {
      if (error instanceof HTTPException) throw error;
      log("error", "A report failed.", nameOf(error));
      throw unavailable("The report can't be read at the moment.");
    });
  const health = new Hono<ApiEnv>().get("/health", async (context) => {
    if (await isHealthy()) return context.json({ status: 200, message: "The collector is healthy." });
    throw apiError(503, "The database doesn't answer, or the collector is stopping.");
  });
  const counts = new Hono<ApiEnv>().get("/metrics", async (context) =>
    context.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType }),
  );
  return [
    reportRoutes(read, findAccount),
    { path: "/health", routes: health },
    { path: "/metrics", routes: counts },
  ];
}

/** Ms to wait for PocketBase. */
const TIMEOUT = 5000;

/**
 * Finds accounts by a request to PocketBase's server, so that its checks of tokens apply. Throws an API error (503) if
 * that doesn't answer.
 */
export function accountFinder(pocketbaseUrl: string, trustedHeader: string | undefined): FindAccount {
  return async (request) => {
    const { authorization } = request.headers;
    if (!authorization) return undefined;
    const response = await fetch(`${pocketbaseUrl}/api/account`, {
      headers: { authorization, [CLIENT_HEADER]: networkOfRequest(request, trustedHeader) },
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => undefined);
    if (!response || response.status >= 500 || response.status === 429)
      throw apiError(503, "Accounts can't be checked at the moment. Please try again later.");
    return response.ok ? ((await response.json()) as Account) : undefined;
  };
}
