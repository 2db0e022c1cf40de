// All our hooks except those of the tracking. Each handler runs in a VM of its own, for which the build loads `handlers`.
import * as handlers from "./handlers.ts";

onRecordValidate((e) => handlers.validateLead(e), "signups", "demo_requests");
onRecordCreateRequest((e) => handlers.createLead(e), "signups", "demo_requests");

routerUse((e) => handlers.expectChecked(e));
onRecordAuthRequest((e) => {
  // PocketBase's way to do without a second factor: where codes can't be mailed, no one could sign in.
  if (e.authMethod === "password" && $os.getenv("SECOND_FACTOR") !== "on") e.authMethod = "";
  e.next();
}, "staff");
onMailerRecordOTPSend((e) => handlers.mailCode(e));

// PocketBase's first start makes a temporary owner and prints a link with its token, which anyone who reads the output
// may use. `pnpm run owner` is the way here.
onRecordCreate((e) => {
  if (e.record.email() === "__pbinstaller@example.com")
    throw new Error("The installer is disabled. Use `pnpm run owner`.");
  e.next();
}, "_superusers");

// Request limits count by address, and every visitor has the front's: it names theirs in a header, whatever the database
// says.
onSettingsReload((e) => {
  e.next();
  e.app.settings().trustedProxy.headers = [$os.getenv("TRUSTED_PROXY_HEADER")].filter(Boolean);
  e.app.settings().trustedProxy.useLeftmostIP = false;
});

// Zeros replace whatever PocketBase deletes (docs/decisions/erasing.md). All its writes go through one connection, which
// would be opened anew, without this, after three idle minutes.
onBootstrap((e) => {
  e.next();
  const writes = e.app.nonconcurrentDB() as dbx.DB;
  writes.db().setConnMaxIdleTime(0 as unknown as time.Duration);
  writes.newQuery("PRAGMA secure_delete = ON").execute();
});

onRecordAfterCreateError((e) => handlers.reportStorageFailure(e));
onRecordAfterUpdateError((e) => handlers.reportStorageFailure(e));

// Anyone can cause rejections without limit, and PocketBase logs up to 10 KB of each: docs/owner/health.md.
onModelCreate((e) => handlers.logRequest(e), "_logs");
cronAdd("request-log", "47 3 * * *", () => handlers.shrinkLog());

onBackupCreate((e) => handlers.makeBackup(e));
// The database would be swapped beneath the server. The front answers the request with what to do.
onBackupRestore(() => {
  throw new Error("Backups can only be restored with `pnpm run restore`.");
});

// A sent confirmation is of no use after a month. A lead's other mail stays, with its language and why it was held.
cronAdd("outbox-retention", "17 3 * * *", () =>
  handlers.removeOldRows("outbox", "updated", 30, "status = 'sent' AND kind = 'confirmation'"),
);
