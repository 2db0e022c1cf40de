// Visits: one set of collections for the site, and one with the prefix `app_` for the demo.
//
// A visitor has no account, so an unguessable key is what grants access: a session is found by
// whoever knows its whole session_id, and a record is changed by whoever knows its id. Nothing can be
// listed beyond that, viewed or deleted.
migrate(
  (app) => {
    const text = (name, max, more = {}) => ({ name, type: "text", max, ...more });
    const select = (name, values, more = {}) => ({ name, type: "select", maxSelect: 1, values, ...more });
    const count = (name) => ({
      name,
      type: "number",
      required: true,
      onlyInt: true,
      min: 1,
      max: 100000,
    });
    const date = (name, more = {}) => ({ name, type: "date", min: "2020-01-01 00:00:00.000Z", ...more });
    const bool = (name) => ({ name, type: "bool" });
    const required = { required: true };
    // No `%` and no `_`: the list rule compares with LIKE, where they stand for any text.
    const sessionId = text("session_id", 64, { ...required, min: 20, pattern: "^[a-z0-9-]{20,64}$" });
    const stamps = [
      { name: "created", type: "autodate", onCreate: true },
      { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
    ];
    const notSent = (...fields) => fields.map((field) => `@request.body.${field}:isset = false`).join(" && ");
    const index = (collection, field, kind = "INDEX") =>
      `CREATE ${kind} \`idx_${collection}_${field}\` ON \`${collection}\` (\`${field}\`)`;

    for (const prefix of ["", "app_"]) {
      const sessions = `${prefix}sessions`;
      app.save(
        new Collection({
          name: sessions,
          type: "base",
          listRule: "@request.query.filter ~ session_id",
          createRule: `${notSent("created", "updated")} && page_count = 1 && unique_page_count = 1 && converted = false && conversion_type = ''`,
          updateRule: `${notSent("id", "created", "updated", "session_id", "landing_page", "referrer", "device_type", "os", "browser", "screen_size")}
            && (@request.body.converted:isset = false || @request.body.converted = true)
            && (@request.body.conversion_type:isset = false || (@request.body.converted = true && @request.body.conversion_type != ''))`,
          fields: [
            sessionId,
            text("landing_page", 500, required),
            text("referrer", 1000),
            count("page_count"),
            count("unique_page_count"),
            select("language", ["nl", "en"]),
            text("last_page", 500),
            bool("converted"),
            select("conversion_type", ["signup", "demo_request"]),
            bool("dev_mode"),
            select("device_type", ["desktop", "tablet", "mobile"], required),
            select("os", ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"], required),
            select(
              "browser",
              ["Edge", "Chrome", "Safari", "Firefox", "Internet Explorer", "Opera", "Unknown"],
              required,
            ),
            text("screen_size", 15, { pattern: "^[0-9]{1,6}x[0-9]{1,6}$" }),
            ...stamps,
          ],
          indexes: [index(sessions, "session_id", "UNIQUE INDEX"), index(sessions, "created")],
        }),
      );

      const visits = `${prefix}page_visits`;
      app.save(
        new Collection({
          name: visits,
          type: "base",
          createRule: notSent("created", "updated", "end_time"),
          updateRule: `${notSent("id", "created", "updated", "page_path", "page_title", "session_id", "referrer", "language", "start_time")}
            && @request.body.end_time:isset = true && created >= @yesterday`,
          fields: [
            text("page_path", 500, { ...required, pattern: "^/" }),
            text("page_title", 300),
            sessionId,
            text("referrer", 1000),
            select("language", ["nl", "en"]),
            date("start_time", required),
            date("end_time"),
            ...stamps,
          ],
          indexes: [index(visits, "session_id"), index(visits, "created")],
        }),
      );
    }
  },
  (app) => {
    for (const name of ["app_page_visits", "app_sessions", "page_visits", "sessions"]) {
      app.delete(app.findCollectionByNameOrId(name));
    }
  },
);
