import { Hono } from "hono";
import { type ApiEnv, type ApiRoutes, apiError, type FindAccount, requireAccount } from "../front/api.ts";
import type { ReportRow } from "./report.ts";
import { describedSets, NoSuchReport, ReportUnavailable } from "./report-query.ts";

/** Seconds until the client may retry. */
const RETRY_AFTER = "5";

/**
 * Reads a report.
 *
 * @throws NoSuchReport if the parameters are wrong.
 * @throws ReportUnavailable if it can't be read now.
 */
export type ReadReport = (name: string, parameters: Record<string, string>) => Promise<ReportRow[]>;

/** Creates the routes of reports and sets, for the owner and the staff; apps/reports/README.md has the contract. */
export function reportRoutes(read: ReadReport, findAccount: FindAccount): ApiRoutes {
  const routes = new Hono<ApiEnv>();
  routes.get("/api/reports", requireAccount(findAccount), (context) => context.json({ sets: describedSets }));
  routes.get("/api/reports/:name", requireAccount(findAccount), async (context) => {
    try {
      return context.json({ rows: await read(context.req.param("name"), context.req.query()) });
    } catch (error) {
      if (error instanceof NoSuchReport) throw apiError(400, error.message);
      if (!(error instanceof ReportUnavailable)) throw error;
      const body = { status: 503, message: `${error.message} Please try again.`, data: {} };
      return context.json(body, 503, { "Retry-After": RETRY_AFTER });
    }
  });
  return { path: "/api/reports", routes };
}
