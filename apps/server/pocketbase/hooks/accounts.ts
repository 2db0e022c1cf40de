/** Paths that the front checks first, which the header `X-Voxlog-Checked` shows. */
const CHECKED = /\/(auth-with-\w+|auth-refresh|request-otp)$/;

/** With these, the owner could remove the audit trail. */
const UNAVAILABLE = /\/api\/(sql|collections\/import)$/;

/** Rejects unchecked requests: the front may not recognize an unusual spelling of a path. */
export function requireCheckedByFront(e: core.RequestEvent) {
  const { pattern, header } = e.request;
  if (UNAVAILABLE.test(pattern)) throw new ForbiddenError("Change the database with migrations.");
  const key = $os.getenv("FRONT_KEY");
  const isChecked = key !== "" && header.get("X-Voxlog-Checked") === key;
  if (CHECKED.test(pattern) && !isChecked && !e.hasSuperuserAuth()) throw new NotFoundError("");
  e.next();
}

/** Rejects changes of the audit trail's collection, also by the owner. */
export function keepAuditTrail(e: core.CollectionRequestEvent) {
  if (e.app.findCollectionByNameOrId("audit").id === e.collection?.id)
    throw new ForbiddenError("The audit trail can't be changed.");
  e.next();
}
