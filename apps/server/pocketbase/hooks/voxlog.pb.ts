// All our hooks except those for tracking. Each handler runs in its own VM, for which the build loads `handlers`.
import * as handlers from "./handlers.ts";

onRecordValidate((e) => handlers.validateLead(e), "signups", "demo_requests");
onRecordCreateRequest((e) => handlers.createLead(e), "signups", "demo_requests");

routerUse((e) => handlers.requireCheckedByFront(e));
onRecordAuthRequest((e) => {
  // This skips PocketBase's second factor. Without email, no one could sign in otherwise.
  if (e.authMethod === "password" && $os.getenv("SECOND_FACTOR") !== "on") e.authMethod = "";
  e.next();
}, "staff");
// The front emails the code, because PocketBase's mailer has no time limit, and passes no header of this prefix on.
onRecordRequestOTPRequest((e) => {
  // PocketBase's types lack the embedded event, which has the response.
  const { requestEvent } = e as unknown as { requestEvent: core.RequestEvent };
  requestEvent.response.header().set("X-Voxlog-Code", e.password);
  e.next();
});
onMailerRecordOTPSend(() => {});
// Without a mail server of its own, PocketBase would try the machine's sendmail. The audit trail has the sign-ins.
onMailerRecordAuthAlertSend(() => {}, "_superusers");

onRecordCreateRequest(() => {
  throw new ForbiddenError("Only the server writes the audit trail.");
}, "audit");
onBatchRequest((e) => handlers.checkBatch(e));
onCollectionUpdateRequest((e) => handlers.keepAuditTrail(e));
onCollectionDeleteRequest((e) => handlers.keepAuditTrail(e));

// PocketBase's first start makes a temporary owner and prints a link with its token, which anyone who reads the output
// may use. `pnpm run owner` is the way here.
onRecordCreate((e) => {
  if (e.record.email() === "__pbinstaller@example.com")
    throw new Error("The installer is disabled. Use `pnpm run owner`.");
  e.next();
}, "_superusers");

// All requests come from the front's address, so limits count the address in its header, regardless of the database's
// settings.
onSettingsReload((e) => {
  e.next();
  e.app.settings().trustedProxy.headers = [$os.getenv("TRUSTED_PROXY_HEADER")].filter(Boolean);
  e.app.settings().trustedProxy.useLeftmostIP = false;
});

// Overwrites what PocketBase deletes with zeros (docs/decisions/erasing.md). It writes through a single connection,
// which must not close after three idle minutes: a new one would lack this setting.
onBootstrap((e) => {
  e.next();
  const writes = e.app.nonconcurrentDB() as dbx.DB;
  writes.db().setConnMaxIdleTime(0 as unknown as time.Duration);
  writes.newQuery("PRAGMA secure_delete = ON").execute();
});

onRecordAfterCreateError((e) => handlers.reportStorageFailure(e));
onRecordAfterUpdateError((e) => handlers.reportStorageFailure(e));

// PocketBase would log up to 10 KB of each rejection, and anyone can cause them without limit: docs/owner/health.md.
onModelCreate((e) => handlers.logRequest(e), "_logs");
cronAdd("request-log", "47 3 * * *", () => handlers.shrinkLog());

onBackupCreate((e) => handlers.makeBackup(e));
// PocketBase would replace the database while the server has it open. The front responds with what to do instead.
onBackupRestore(() => {
  throw new Error("Backups can only be restored with `pnpm run restore`.");
});

// Sent confirmations are deleted after a month. A lead's other emails stay, with the reason why it was held.
cronAdd("outbox-retention", "17 3 * * *", () =>
  handlers.removeOldRows("outbox", "updated", 30, "status = 'sent' AND kind = 'confirmation'"),
);
