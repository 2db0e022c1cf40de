import { Hono } from "hono";
import {
  type ApiEnv,
  type ApiRoutes,
  apiError,
  type FindAccount,
  readObject,
  requireAccount,
} from "../front/api.ts";
import type { createChartNotes } from "./chart-notes.ts";
import { NoSuchReport } from "./report-query.ts";
import type { SharedViews } from "./shared-views.ts";

type Audit = (entry: { who: string; action: "exported" | "changed"; what: string }) => Promise<void>;

/** Creates the routes with which the owner lists, adds and revokes links to a view of the reports. */
export function viewRoutes(views: SharedViews, findAccount: FindAccount, audit: Audit): ApiRoutes {
  const path = "/api/report-views";
  const routes = new Hono<ApiEnv>()
    .basePath(path)
    .use(requireAccount(findAccount))
    .use(async (context, next) => {
      if (context.var.account.role !== "owner") throw apiError(403, "Only the owner can share reports.");
      await next();
    });
  routes.get("/", (context) => context.json({ views: views.list() }));
  routes.post("/", async (context) => {
    const who = context.var.account.email;
    try {
      const { token, id } = await views.add(await readObject(context), who);
      await audit({ who, action: "exported", what: `a view of the reports, by the link ${id}` });
      return context.json({ token, id });
    } catch (error) {
      if (error instanceof NoSuchReport) throw apiError(400, error.message);
      throw error;
    }
  });
  routes.delete("/:id", async (context) => {
    const id = context.req.param("id");
    if (!(await views.revoke(id))) throw apiError(404, "The link doesn't exist.");
    await audit({ who: context.var.account.email, action: "changed", what: `revoked the link ${id}` });
    return context.body(null, 204);
  });
  return { path, routes };
}

/** Creates the routes of notes on the charts, for the owner and the staff. */
export function noteRoutes(notes: ReturnType<typeof createChartNotes>, findAccount: FindAccount): ApiRoutes {
  const path = "/api/report-notes";
  const routes = new Hono<ApiEnv>().basePath(path).use(requireAccount(findAccount));
  routes.get("/", (context) => context.json({ notes: notes.list() }));
  routes.post("/", async (context) =>
    context.json(await notes.add(await readObject(context), context.var.account.email)),
  );
  routes.delete("/:id", async (context) => {
    if (!(await notes.remove(context.req.param("id")))) throw apiError(404, "The note doesn't exist.");
    return context.body(null, 204);
  });
  return { path, routes };
}
