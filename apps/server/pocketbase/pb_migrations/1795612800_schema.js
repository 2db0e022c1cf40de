// The database, except for the collections that packages declare, and the settings. It replaces the migrations of
// versions before it, 1795200000 to 1795400200: data of any of them is completed, and what an owner changed in it stays.
const SETS = ["", "app_"];

migrate(
  (app) => {
    if (hasRun(app, "1795400200_add_webhook") && hasRun(app, "1795400200_hold_unproven_leads")) return;
    const users = findCollection(app, "users");
    // A fresh PocketBase lets anybody register there.
    if (users && !hasRun(app, "1795200000")) app.delete(users);
    moveLanguages(app);
    defineStaff(app);
    createTables(app);
    prepareReports(app);
    changeSettings(app);
  },
  () => {
    throw new Error("Reverting would delete every lead. Restore a backup: docs/upgrading.md.");
  },
);

/** Whether the database has a migration of an earlier version. @param {CoreApp} app @param {string} name */
function hasRun(app, name) {
  const found = new DynamicModel({ count: 0 });
  const query = app.db().newQuery("SELECT COUNT(*) AS count FROM _migrations WHERE file LIKE {:file}");
  query.bind({ file: `${name}%` }).one(found);
  return found.count > 0;
}

/** @param {CoreApp} app @param {string} name */
function findCollection(app, name) {
  try {
    return app.findCollectionByNameOrId(name);
  } catch {
    return undefined;
  }
}

/** @param {CoreApp} app @param {string} statement */
function run(app, statement) {
  app.db().newQuery(statement).execute();
}

/** Earlier versions stored the language with each email. @param {CoreApp} app */
function moveLanguages(app) {
  const outbox = app.findCollectionByNameOrId("outbox");
  if (!outbox.fields.getByName("language")) return;
  for (const [relation, leads] of Object.entries({ signup: "signups", demo_request: "demo_requests" }))
    run(
      app,
      `UPDATE ${leads} SET language = COALESCE((SELECT o.language FROM outbox o WHERE o.${relation} = ${leads}.id LIMIT 1), '')`,
    );
  outbox.fields.removeByName("language");
  app.save(outbox);
}

/**
 * Accounts that read reports and answer leads. No rule gives them anything: the server's routes accept their token.
 *
 * @param {CoreApp} app
 */
function defineStaff(app) {
  if (findCollection(app, "staff")) return;
  // Anyone with an account may sign in. All other rules are the owner's alone.
  const staff = new Collection({ name: "staff", type: "auth", authRule: "" });
  staff.passwordAuth.enabled = true;
  staff.passwordAuth.identityFields = ["email"];
  staff.oauth2.enabled = false;
  // A password is enough only if there is no mail to send codes by.
  staff.otp.enabled = true;
  staff.otp.duration = 600;
  staff.otp.length = 8;
  staff.mfa.enabled = true;
  staff.mfa.duration = 600;
  // PocketBase would send emails of its own, and store browser and address for them.
  staff.authAlert.enabled = false;
  // In seconds: a working day.
  staff.authToken.duration = 43_200;
  app.save(staff);
}

/** Tables without a collection, so no API has them. @param {CoreApp} app */
function createTables(app) {
  // Of tokens whose owner has signed out, until they would have expired. Hashes open nothing.
  run(
    app,
    "CREATE TABLE IF NOT EXISTS revoked_tokens (hash TEXT PRIMARY KEY, expires INT NOT NULL) WITHOUT ROWID",
  );
  // Tokens of sign-ins before 0.3.0 don't carry an ID: everyone signs in again.
  if (!hasRun(app, "1795300200")) run(app, "DROP TABLE IF EXISTS sign_ins");
  run(
    app,
    `CREATE TABLE IF NOT EXISTS sign_ins (
       id TEXT PRIMARY KEY, account TEXT NOT NULL,
       began INT NOT NULL, expires INT NOT NULL, browser TEXT NOT NULL, system TEXT NOT NULL
     ) WITHOUT ROWID`,
  );
  run(app, "CREATE INDEX IF NOT EXISTS idx_sign_ins_account ON sign_ins (account)");
  // Codes that were emailed and guesses at them, of the last ten minutes.
  run(app, "CREATE TABLE IF NOT EXISTS second_factor_attempts (subject TEXT NOT NULL, at INT NOT NULL)");
  run(app, "CREATE INDEX IF NOT EXISTS idx_second_factor_attempts ON second_factor_attempts (subject, at)");
}

/** Reports read sessions by their day, and the page views and events of each session from an index. @param {CoreApp} app */
function prepareReports(app) {
  const day = "(CAST(substr(`created`, 1, 10) AS TEXT))";
  const lasted = "unixepoch(NULLIF(`end_time`, ''), 'subsec') - unixepoch(`start_time`, 'subsec')";
  const seconds = `MIN(1800, COALESCE(NULLIF(\`visible_time\`, 0) / 1000.0, ${lasted}))`;
  const pages = `(\`session_id\`, \`page_path\`, ${seconds})`;
  /** @param {string} name @param {Record<string, string>} definitions */
  const setIndexes = (name, definitions) => {
    const indexes = Object.entries(definitions).map(
      ([index, columns]) => `CREATE INDEX \`idx_${name}_${index}\` ON \`${name}\` ${columns}`,
    );
    const names = indexes.map((index) => index.split("`")[1]);
    const collection = app.findCollectionByNameOrId(name);
    const others = collection.indexes.filter(
      (index) => !names.includes(index.split("`")[1]) && !/_page_visits_(day|pricing)`/.test(index),
    );
    collection.indexes = /** @type {types.JSONArray<string>} */ ([...others, ...indexes]);
    app.save(collection);
  };
  for (const prefix of SETS) {
    // Earlier versions counted in views.
    for (const report of ["sessions", "funnel", "pages", "languages", "devices", "referrers"]) {
      const view = findCollection(app, `${prefix}report_${report}`);
      if (view) app.delete(view);
    }
    setIndexes(`${prefix}sessions`, { day, developers: "(`session_id`) WHERE `dev_mode` = TRUE" });
    setIndexes(`${prefix}page_visits`, { session_id: pages });
    setIndexes(`${prefix}events`, { session_id: "(`session_id`, `name`)" });
  }
}

/** The settings start here, and stay the owner's to change in the admin. @param {CoreApp} app */
function changeSettings(app) {
  const settings = app.settings();
  /** @param {string} label @param {string} audience @param {number} maxRequests @param {number} duration */
  const rule = (label, audience, maxRequests, duration) =>
    /** @type {core.RateLimitRule} */ ({ label, audience, maxRequests, duration });
  if (!hasRun(app, "1795200300")) {
    settings.meta.appName = "Voxlog";
    // A privacy promise: no address of a visitor is stored, not in the logs either.
    settings.logs.logIP = false;
    settings.logs.maxDays = 7;
    settings.batch.timeout = 3;
    settings.batch.maxBodySize = 16384;
    settings.rateLimits.enabled = true;
    // Per address and window in seconds.
    settings.rateLimits.rules = [
      ...settings.rateLimits.rules.filter(({ label }) => /events:create$/.test(label)),
      rule("signups:create", "@guest", 5, 60),
      rule("demo_requests:create", "@guest", 5, 60),
      rule("*:create", "@guest", 60, 10),
      rule("*:auth", "", 5, 60),
      rule("/api/batch", "", 600, 10),
      rule("/api/", "", 1800, 10),
    ];
  }
  if (!hasRun(app, "1795200501")) {
    // Anyone who erases a visitor knows that the last trace is gone in a week.
    settings.backups.cron = "30 2 * * *";
    settings.backups.cronMaxKeep = 7;
  }
  // Answered requests aren't logged, or anybody could fill the disk. 4 is a warning.
  if (!hasRun(app, "1795200600")) settings.logs.minLevel = 4;
  // An office behind one address has room for a hundred people with a page every two seconds.
  const added = hasRun(app, "1795200700")
    ? []
    : SETS.flatMap((prefix) => [
        rule(`${prefix}sessions:create`, "@guest", 600, 10),
        rule(`${prefix}page_visits:create`, "@guest", 1200, 10),
      ]);
  if (!hasRun(app, "1795300100")) added.unshift(rule("*:requestOTP", "", 5, 60));
  const labels = added.map(({ label }) => label);
  const others = settings.rateLimits.rules.filter(({ label }) => !labels.includes(label));
  settings.rateLimits.rules = [...added, ...others];
  app.save(settings);
}
