// The database, except for the collections of the tracking, and the settings. It replaces the migrations of versions
// before it, 1795200000 to 1795400200: data of any of them is completed, and what an owner changed in it stays.
const SETS = ["", "app_"];
const STAMPS = [
  { name: "created", type: "autodate", onCreate: true },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
];

const text = (name, max, more = {}) => ({ name, type: "text", max, ...more });
const select = (name, values, more = {}) => ({ name, type: "select", maxSelect: 1, values, ...more });
const filled = { required: true, pattern: "\\S" };
const company = text("company", 200, filled);
const email = { name: "email", type: "email", required: true };

/** What visitors send about themselves. */
const LEADS = {
  signups: [
    text("firstName", 100, filled),
    text("lastName", 100, filled),
    email,
    company,
    text("phone", 50, { pattern: "^[0-9+()./ -]*$" }),
    text("crm", 100),
  ],
  demo_requests: [company, email],
};
/** Where a lead came from, which its page adds. */
const ORIGIN = [
  text("source", 100),
  text("medium", 100),
  text("campaign", 100),
  text("referrer", 255),
  text("firstPage", 100),
  text("openedBy", 50),
  text("language", 10),
];
const RELATIONS = { signup: "signups", demo_request: "demo_requests" };

migrate(
  (app) => {
    if (hasRun(app, "1795400200_add_webhook") && hasRun(app, "1795400200_hold_unproven_leads")) return;
    const users = findCollection(app, "users");
    // A fresh PocketBase lets anybody register there.
    if (users && !hasRun(app, "1795200000")) app.delete(users);
    defineLeads(app);
    defineOutbox(app);
    defineFollowUps(app);
    defineStaff(app);
    createTables(app);
    prepareReports(app);
    changeSettings(app);
  },
  (app) => {
    for (const name of ["follow_ups", "outbox", "demo_requests", "signups", "staff"])
      app.delete(findCollection(app, name));
    // Rows would be gone with them, so the tracking's own migrations remove no collections.
    for (const prefix of SETS)
      for (const name of ["events", "page_visits", "sessions"])
        app.delete(findCollection(app, `${prefix}${name}`));
    for (const table of [
      "revoked_tokens",
      "sign_ins",
      "second_factor_attempts",
      "sessions_days",
      "app_sessions_days",
    ])
      run(app, `DROP TABLE ${table}`);
    restoreStock(app);
  },
);

/** Whether the database has a migration of an earlier version. */
function hasRun(app, name) {
  const found = new DynamicModel({ count: 0 });
  const query = app.db().newQuery("SELECT COUNT(*) AS count FROM _migrations WHERE file LIKE {:file}");
  query.bind({ file: `${name}%` }).one(found);
  return found.count > 0;
}

function findCollection(app, name) {
  try {
    return app.findCollectionByNameOrId(name);
  } catch {
    return undefined;
  }
}

function run(app, statement) {
  app.db().newQuery(statement).execute();
}

/** Adds a collection, or the fields and indexes that it lacks. */
function define(app, name, { fields, indexes, ...rest }) {
  const collection = findCollection(app, name) || new Collection({ name, type: "base", ...rest });
  for (const field of fields)
    if (!collection.fields.getByName(field.name)) collection.fields.add(new Field(field));
  const names = indexes.map((index) => index.split("`")[1]);
  collection.indexes = [
    ...collection.indexes.filter((index) => !names.includes(index.split("`")[1])),
    ...indexes,
  ];
  app.save(collection);
  return collection;
}

/** Anybody may add a lead. Only the owner reads or changes one. */
function defineLeads(app) {
  // The server chooses these, whatever is sent.
  const chosen = ["id", "created", "updated"].map((field) => `@request.body.${field}:isset = false`);
  for (const [name, fields] of Object.entries(LEADS))
    define(app, name, {
      createRule: chosen.join(" && "),
      fields: [...fields, ...STAMPS, ...ORIGIN],
      indexes: [
        `CREATE INDEX \`idx_${name}_created\` ON \`${name}\` (\`created\`)`,
        `CREATE INDEX \`idx_${name}_email\` ON \`${name}\` (lower(\`email\`))`,
      ],
    });
}

const relations = (app) =>
  Object.entries(RELATIONS).map(([name, leads]) => ({
    name,
    type: "relation",
    collectionId: findCollection(app, leads).id,
    cascadeDelete: true,
    maxSelect: 1,
  }));

const uniqueByLead = (collection, more = "") =>
  Object.keys(RELATIONS).map(
    (name) =>
      `CREATE UNIQUE INDEX \`idx_${collection}_${name}\` ON \`${collection}\` (\`${name}\`${more}) WHERE \`${name}\` != ''`,
  );

/**
 * The emails that leads ask for, and what is sent to other systems. A row is written with its lead, in one transaction,
 * and remembers what became of it. It repeats nothing of the lead, and is erased with it.
 */
function defineOutbox(app) {
  const kinds = ["lead", "confirmation", "webhook"];
  // Filled in by a program, by the field that people don't see; sent faster than anybody types; or without proof of work.
  const reasons = ["trap", "quick", "unproven"];
  const outbox = define(app, "outbox", {
    fields: [
      select("kind", kinds, { required: true }),
      ...relations(app),
      select("status", ["waiting", "sending", "sent", "failed"], { required: true }),
      { name: "tries", type: "number", onlyInt: true, min: 0 },
      // When it's tried next. While it's being sent: when its sender counts as gone.
      { name: "due", type: "date", required: true },
      // The mail server's last answer.
      text("error", 500),
      ...STAMPS,
      select("held", reasons),
      { name: "bundled", type: "bool" },
      { name: "repeats", type: "number", onlyInt: true, min: 0 },
    ],
    indexes: [
      "CREATE INDEX `idx_outbox_due` ON `outbox` (`status`, `due`)",
      ...uniqueByLead("outbox", ", `kind`"),
    ],
  });
  outbox.fields.getByName("kind").values = kinds;
  outbox.fields.getByName("held").values = reasons;
  // Earlier versions stored the language with each email.
  if (outbox.fields.getByName("language")) {
    for (const [relation, leads] of Object.entries(RELATIONS))
      run(
        app,
        `UPDATE ${leads} SET language = COALESCE((SELECT o.language FROM outbox o WHERE o.${relation} = ${leads}.id LIMIT 1), '')`,
      );
    outbox.fields.removeByName("language");
  }
  app.save(outbox);
}

/** What became of a lead: whether it was answered, and what somebody noted. Apart from what visitors send. */
function defineFollowUps(app) {
  define(app, "follow_ups", {
    fields: [
      ...relations(app),
      // Empty until it's answered.
      { name: "answered", type: "date" },
      text("note", 2000),
      // Rises with each change, so that nobody overwrites what they haven't seen.
      { name: "revision", type: "number", onlyInt: true, min: 1, required: true },
      ...STAMPS,
    ],
    indexes: uniqueByLead("follow_ups"),
  });
}

/** Accounts that read reports and answer leads: no rule gives them anything, and the server's routes take their token. */
function defineStaff(app) {
  if (findCollection(app, "staff")) return;
  app.save(
    new Collection({
      name: "staff",
      type: "auth",
      // Anyone with an account may sign in. All other rules are the owner's alone.
      authRule: "",
      passwordAuth: { enabled: true, identityFields: ["email"] },
      oauth2: { enabled: false },
      // A password alone lets nobody in, unless there is no mail to send codes by.
      otp: { enabled: true, duration: 600, length: 8 },
      mfa: { enabled: true, duration: 600, rule: "" },
      // PocketBase would send emails of its own, and store browser and address for them.
      authAlert: { enabled: false },
      // A day's work.
      authToken: { duration: 43200 },
    }),
  );
}

/** Tables without a collection, so no API has them. */
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

/** Reports read sessions by their day, and the page views and events of each session from an index. */
function prepareReports(app) {
  const day = "CAST(substr(`created`, 1, 10) AS TEXT)";
  const lasted = "unixepoch(NULLIF(`end_time`, ''), 'subsec') - unixepoch(`start_time`, 'subsec')";
  const seconds = `MIN(1800, COALESCE(NULLIF(\`visible_time\`, 0) / 1000.0, ${lasted}))`;
  const setIndexes = (name, definitions) => {
    const indexes = Object.entries(definitions).map(
      ([index, columns]) => `CREATE INDEX \`idx_${name}_${index}\` ON \`${name}\` ${columns}`,
    );
    return define(app, name, { fields: [], indexes });
  };
  for (const prefix of SETS) {
    // Earlier versions counted in views.
    for (const report of ["sessions", "funnel", "pages", "languages", "devices", "referrers"]) {
      const view = findCollection(app, `${prefix}report_${report}`);
      if (view) app.delete(view);
    }
    setIndexes(`${prefix}sessions`, {
      day: `(${day})`,
      developers: "(`session_id`) WHERE `dev_mode` = TRUE",
    });
    const visits = setIndexes(`${prefix}page_visits`, {
      session_id: `(\`session_id\`, \`page_path\`, ${seconds})`,
    });
    visits.indexes = visits.indexes.filter((index) => !/_(day|pricing)`/.test(index));
    app.save(visits);
    setIndexes(`${prefix}events`, { session_id: "(`session_id`, `name`)" });
    markChangedDays(app, prefix);
  }
}

/**
 * A version for each day but today on which sessions began: another one after every change of these sessions, their
 * visits or events, no matter who makes it. It tells the reports which days to count again.
 */
function markChangedDays(app, prefix) {
  const [sessions, days] = [`${prefix}sessions`, `${prefix}sessions_days`];
  run(
    app,
    `CREATE TABLE IF NOT EXISTS ${days} (day TEXT PRIMARY KEY NOT NULL, version TEXT NOT NULL) WITHOUT ROWID`,
  );
  // Visitors mostly change today's: marking it too would make their writes a fifth slower.
  const mark = (row, from = "") => `
    INSERT INTO ${days} SELECT substr(${row}.created, 1, 10), hex(randomblob(8)) ${from || "WHERE TRUE"}
    AND substr(${row}.created, 1, 10) <> date('now') ON CONFLICT (day) DO UPDATE SET version = excluded.version;`;
  for (const [change, rows] of Object.entries({ INSERT: ["NEW"], UPDATE: ["OLD", "NEW"], DELETE: ["OLD"] })) {
    const on = (table, marks) => {
      const trigger = `${table}_day_${change.toLowerCase()}`;
      run(app, `DROP TRIGGER IF EXISTS ${trigger}`);
      run(app, `CREATE TRIGGER ${trigger} AFTER ${change} ON ${table} BEGIN ${marks} END`);
    };
    on(sessions, rows.map((row) => mark(row)).join(" "));
    const ids = rows.map((row) => `${row}.session_id`).join(", ");
    for (const table of [`${prefix}page_visits`, `${prefix}events`])
      on(table, mark("s", `FROM ${sessions} s WHERE s.session_id IN (${ids})`));
  }
}

/** The settings start here, and stay the owner's to change in the admin. */
function changeSettings(app) {
  const settings = app.settings();
  const rule = (label, audience, maxRequests, duration) => ({ label, audience, maxRequests, duration });
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

/** Takes back the settings, and the collection that a fresh PocketBase has. */
function restoreStock(app) {
  const settings = app.settings();
  settings.meta.appName = "Acme";
  Object.assign(settings.logs, { logIP: true, maxDays: 5, minLevel: 0 });
  Object.assign(settings.batch, { enabled: false, maxRequests: 50, maxBodySize: 0 });
  Object.assign(settings.backups, { cron: "", cronMaxKeep: 3 });
  settings.rateLimits.enabled = false;
  settings.rateLimits.rules = [
    { label: "*:auth", maxRequests: 2, duration: 3 },
    { label: "*:create", maxRequests: 20, duration: 5 },
    { label: "/api/batch", maxRequests: 3, duration: 1 },
    { label: "/api/", maxRequests: 300, duration: 10 },
  ];
  app.save(settings);
  const own = "id = @request.auth.id";
  const images = ["image/jpeg", "image/png", "image/svg+xml", "image/gif", "image/webp"];
  app.save(
    new Collection({
      id: "_pb_users_auth_",
      name: "users",
      type: "auth",
      listRule: own,
      viewRule: own,
      createRule: "",
      updateRule: own,
      deleteRule: own,
      fields: [
        text("name", 255),
        { name: "avatar", type: "file", maxSelect: 1, mimeTypes: images },
        ...STAMPS,
      ],
      oauth2: { mappedFields: { name: "name", avatarURL: "avatar" } },
    }),
  );
}
