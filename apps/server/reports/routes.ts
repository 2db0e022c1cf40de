import { type Context, Hono, type MiddlewareHandler } from "hono";
import { type ApiEnv, type ApiRoutes, type FindAccount, requireAccount } from "../front/api.ts";
import type { ReportRow } from "./report.ts";
import { setDescriptions } from "./report-query.ts";
import { expectShown, isViewToken, type OpenView } from "./shared-views.ts";

/** Reads a report. @throws HTTPException: 400 for wrong parameters, 503 if it can't be read now. */
export type ReadReport = (name: string, parameters: Record<string, string>) => Promise<ReportRow[]>;

/**
 * Creates the routes of reports and sets, for the owner, the staff, and links to one view; apps/reports/README.md has
 * the contract.
 *
 * @param openView opens links, if the server has any; it has notes then, too.
 */
export function reportRoutes(read: ReadReport, findAccount: FindAccount, openView?: OpenView): ApiRoutes {
  const routes = new Hono<ApiEnv>();
  const account = requireAccount(findAccount);
  const tokenOf = (context: Context<ApiEnv>) => context.req.header("authorization") ?? "";
  const viewOf = (context: Context<ApiEnv>) =>
    isViewToken(tokenOf(context)) ? openView?.(tokenOf(context)) : undefined;
  const accountOrView: MiddlewareHandler<ApiEnv> = async (context, next) => {
    if (!openView || !isViewToken(tokenOf(context))) return account(context, next);
    context.header("Cache-Control", "no-store");
    return next();
  };
  routes.get("/api/reports", accountOrView, (context) => {
    const view = viewOf(context);
    const role = view ? "view" : context.var.account.role;
    const shown = setDescriptions.filter(({ name }) => !view || name === view.set);
    return context.json({ sets: shown, role, hasViews: Boolean(openView) });
  });
  routes.get("/api/reports/:name", accountOrView, async (context) => {
    const view = viewOf(context);
    const { name } = context.req.param();
    const query = context.req.query();
    if (view) expectShown(view, query);
    return context.json({ rows: await read(name, query) });
  });
  return { path: "/api/reports", routes };
}
