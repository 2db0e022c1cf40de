import type { AuditEntry } from "../accounts/audit.ts";
import { type ApiRoutes, accountApi, apiError, type FindAccount, readObject } from "../front/api.ts";
import { type LeadKey, LeadQuery } from "./find-leads.ts";
import { FollowUpChange } from "./follow-up.ts";
import type { LeadStore } from "./lead-store.ts";
import { leadCollections } from "./lead-tables.ts";

/** Creates the API of leads for the owner and the staff. A search is in the body, because proxies log URLs. */
export function leadRoutes(
  store: LeadStore,
  findAccount: FindAccount,
  runWebhook: (() => void) | undefined,
  audit: (entry: AuditEntry) => Promise<void>,
): ApiRoutes {
  const routes = accountApi("/api/leads", findAccount);
  routes.post("/search", async (context) => {
    const hint = "Send a state, and optionally a search, page and perPage.";
    const query = await readObject(context, LeadQuery, hint);
    const who = context.var.account.email;
    if (query.isExport && query.page === 1) await audit({ who, event: "exportedLeads", what: query.state });
    const found = await store.read("findLeads", { ...query, hasWebhook: Boolean(runWebhook) });
    return context.body(found, 200, { "Content-Type": "application/json" });
  });
  routes.patch("/:collection/:id", async (context) => {
    const hint = "Send a revision, and answered, assigned or note.";
    const change = await readObject(context, FollowUpChange, hint);
    const { email } = context.var.account;
    const result = await store.write("changeFollowUp", readKey(context.req.param()), change, email);
    if (!result) throw noLead();
    return context.json(result.lead, result.isSaved ? 200 : 409);
  });
  routes.post("/:collection/:id/webhook", async (context) => {
    if (!runWebhook) throw apiError(409, "No webhook is set up.");
    const lead = await store.write("resendWebhook", readKey(context.req.param()));
    if (!lead) throw noLead();
    runWebhook();
    return context.json(lead);
  });
  routes.delete("/:collection/:id", async (context) => {
    const count = Number(context.req.query("leads") ?? 1);
    const { erased, isOverwritten } = await store.erase(readKey(context.req.param()), count);
    if (!erased) throw apiError(409, "The number of leads of this address has changed. Reload them first.");
    if (erased.length === 0) throw noLead();
    const who = context.var.account.email;
    for (const { collection, id } of erased)
      await audit({ who, event: "erasedLead", what: `${collection} ${id}` });
    if (isOverwritten) return context.body(null, 204);
    const message =
      "Erased. A copy stays in the database's log while another program reads an earlier state.";
    return context.json({ message }, 202);
  });
  return { path: "/api/leads", routes };
}

const noLead = () => apiError(404, "The lead doesn't exist.");

function readKey({ collection, id }: { collection: string; id: string }): LeadKey {
  const known = leadCollections.find((name) => name === collection);
  if (!known) throw noLead();
  return { collection: known, id };
}
