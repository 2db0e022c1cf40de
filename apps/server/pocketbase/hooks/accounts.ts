import { auditRequest } from "../audit-requests.ts";

/** Paths that the front checks first, which the header `X-Voxlog-Checked` shows. */
const CHECKED = /\/(batch|auth-with-\w+|auth-refresh|request-otp)$/;

/** With these, the owner could remove the audit trail. */
const UNAVAILABLE = /\/api\/(sql|collections\/import)$/;

/** Rejects unchecked requests: the front may not recognize an unusual spelling of a path. */
export function requireCheckedByFront(e: core.RequestEvent) {
  const { pattern, header } = e.request;
  if (UNAVAILABLE.test(pattern)) throw new ForbiddenError("Change the database with migrations.");
  if (CHECKED.test(pattern) && !header.get("X-Voxlog-Checked") && !e.hasSuperuserAuth())
    throw new NotFoundError("");
  e.next();
}

/** Rejects changes of the audit trail's collection, also by the owner. */
export function keepAuditTrail(e: core.CollectionRequestEvent) {
  if (e.app.findCollectionByNameOrId("audit").id === e.collection?.id)
    throw new ForbiddenError("The audit trail can't be changed.");
  e.next();
}

/** Stores each request of the owner's batch in the audit trail, as the front stores single ones. */
export function auditBatch(e: core.BatchRequestEvent) {
  e.next();
  if (!e.hasSuperuserAuth()) return;
  for (const { method, url } of e.batch) {
    const entry = auditRequest(e.auth.email(), method, url.split("?")[0]);
    e.app.save(new Record(e.app.findCollectionByNameOrId("audit"), entry));
  }
}
