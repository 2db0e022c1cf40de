import { Hono } from "hono";
import { type ApiEnv, type ApiRoutes, apiError, type FindAccount, requireAccount } from "../front/api.ts";
import { NoSuchReport } from "./report-query.ts";
import { type ReportReader, ReportUnavailable } from "./sqlite/report-reader.ts";

/** Seconds after which a report may be requested again. */
const RETRY_AFTER = "5";

/** Creates the route of the reports, for everyone with an account. The contract is in apps/reports/README.md. */
export function reportRoutes(reader: Pick<ReportReader, "read">, findAccount: FindAccount): ApiRoutes {
  const routes = new Hono<ApiEnv>();
  routes.get("/api/reports/:name", requireAccount(findAccount), async (context) => {
    try {
      return context.json({ rows: await reader.read(context.req.param("name"), context.req.query()) });
    } catch (error) {
      if (error instanceof NoSuchReport) throw apiError(400, error.message);
      if (!(error instanceof ReportUnavailable)) throw error;
      const body = { status: 503, message: `${error.message} Please try again.`, data: {} };
      return context.json(body, 503, { "Retry-After": RETRY_AFTER });
    }
  });
  return { path: "/api/reports", routes };
}
