import type { Context } from "hono";
import type { Account, ApiEnv, ApiRoutes } from "../front/api.ts";
import { accountApi, apiError, requireOwner } from "../front/api.ts";
import type { AccountStore } from "./account-store.ts";
import { accountFinder } from "./guard.ts";
import { hashOf, type SignedIn } from "./tokens.ts";

/** Whether codes can be emailed, and whether a sign-in requires one. */
export type CodeSettings = { hasMail: boolean; asksForCodes: boolean };

const [PER_PAGE, MAX_PAGE] = [50, 10_000];

/** Creates the routes of an account's sign-ins, of signing out, and of the audit trail, which only the owner sees. */
export function accountRoutes(store: AccountStore, { hasMail, asksForCodes }: CodeSettings): ApiRoutes {
  const routes = accountApi("/api/account", accountFinder(store));
  // The finder returns more than the API's type declares.
  const accountOf = (context: Context<ApiEnv>) => context.var.account as Account & SignedIn;
  const end = async (context: Context<ApiEnv>, id: string) => {
    if (!(await store.endSignIn(id, accountOf(context).person.id)))
      throw apiError(404, "The sign-in doesn't exist.");
    return context.body(null, 204);
  };
  routes.get("/", (context) => {
    const { email, role, person, signIn } = accountOf(context);
    return context.json({
      email,
      role,
      hasSecondFactor: role === "owner" ? person.collection.hasSecondFactor : asksForCodes,
      hasMail,
      signIns: store.listSignIns(person.id, signIn),
    });
  });
  routes.get("/audit", requireOwner("Only the owner sees the audit trail."), (context) => {
    const page = Number(context.req.query("page") ?? 1);
    if (!Number.isInteger(page) || page < 1 || page > MAX_PAGE) throw apiError(400, "Unsupported page.");
    const rows = store.tables.all(
      "SELECT id, created, who, byCommand, event, what FROM audit ORDER BY created DESC, rowid DESC LIMIT :limit OFFSET :offset",
      { limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE },
    );
    return context.json({ entries: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE });
  });
  routes.post("/sign-out", async (context) => {
    const { signIn, token, expires } = accountOf(context);
    if (signIn) return end(context, signIn);
    await store.revoke(hashOf(token), expires);
    return context.body(null, 204);
  });
  routes.delete("/sign-ins", async (context) => {
    await store.endAll(accountOf(context).person);
    return context.body(null, 204);
  });
  routes.delete("/sign-ins/:id", (context) => end(context, context.req.param("id")));
  return { path: "/api/account", routes };
}
