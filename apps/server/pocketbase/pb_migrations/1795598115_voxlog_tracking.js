// The tracking collections as `voxlog-tracking` found them declared. When they change, run it again: it writes another
// migration. It may run before or after the product's own migrations. It adds collections and fields and sets limits and
// rules. It removes nothing, not even when reverted, because that would delete rows.
//
// A visitor has no account, so an unguessable key grants access: you find a session by its complete session_id, and
// change a record by its ID. Nothing else can be listed, viewed or deleted.

/**
 * @typedef {object} TrackingCollection
 * @property {string} name
 * @property {string | null} listRule
 * @property {string} createRule
 * @property {string | null} updateRule
 * @property {({ name: string; type: string } & Record<string, unknown>)[]} fields
 * @property {string[]} indexes
 * @property {Record<string, string>} [triggers]
 */
/** @type {TrackingCollection[]} */
const COLLECTIONS = [
  {
    name: "app_sessions",
    listRule: "@request.query.filter ~ session_id",
    createRule: "@request.body.created:isset = false && @request.body.updated:isset = false && page_count = 1 && unique_page_count = 1 && converted = false && conversion_type = ''",
    updateRule: "@request.body.id:isset = false && @request.body.created:isset = false && @request.body.updated:isset = false && @request.body.session_id:isset = false && @request.body.landing_page:isset = false && @request.body.referrer:isset = false && @request.body.device_type:isset = false && @request.body.os:isset = false && @request.body.browser:isset = false && @request.body.screen_size:isset = false && @request.body.utm_source:isset = false && @request.body.utm_medium:isset = false && @request.body.utm_campaign:isset = false && @request.body.utm_term:isset = false && @request.body.utm_content:isset = false && @request.body.click_id:isset = false && (@request.body.converted:isset = false || @request.body.converted = true) && (@request.body.conversion_type:isset = false || (@request.body.converted = true && @request.body.conversion_type != ''))",
    fields: [
      {"name":"session_id","type":"text","min":20,"max":64,"pattern":"^[a-z0-9-]{20,64}$","required":true},
      {"name":"landing_page","type":"text","max":500,"required":true},
      {"name":"referrer","type":"text","max":1000},
      {"name":"page_count","type":"number","min":1,"max":100000,"required":true,"onlyInt":true},
      {"name":"unique_page_count","type":"number","min":1,"max":100000,"required":true,"onlyInt":true},
      {"name":"language","type":"select","values":["nl","en"],"maxSelect":1},
      {"name":"last_page","type":"text","max":500},
      {"name":"last_view","type":"date","min":"2020-01-01 00:00:00.000Z"},
      {"name":"converted","type":"bool"},
      {"name":"conversion_type","type":"select","values":["signup","demo_request"],"maxSelect":1},
      {"name":"dev_mode","type":"bool"},
      {"name":"device_type","type":"select","values":["desktop","tablet","mobile"],"required":true,"maxSelect":1},
      {"name":"os","type":"select","values":["Windows","macOS","Linux","Android","iOS","Unknown"],"required":true,"maxSelect":1},
      {"name":"browser","type":"select","values":["Edge","Chrome","Safari","Firefox","Internet Explorer","Opera","Unknown"],"required":true,"maxSelect":1},
      {"name":"screen_size","type":"text","max":15,"pattern":"^[0-9]{1,6}x[0-9]{1,6}$"},
      {"name":"utm_source","type":"text","max":100},
      {"name":"utm_medium","type":"text","max":100},
      {"name":"utm_campaign","type":"text","max":100},
      {"name":"utm_term","type":"text","max":100},
      {"name":"utm_content","type":"text","max":100},
      {"name":"click_id","type":"text","max":20},
      {"name":"created","type":"autodate","onCreate":true},
      {"name":"updated","type":"autodate","onCreate":true,"onUpdate":true},
    ],
    indexes: [
      "CREATE UNIQUE INDEX `idx_app_sessions_session_id` ON `app_sessions` (`session_id`)",
      "CREATE INDEX `idx_app_sessions_created` ON `app_sessions` (`created`)",
    ],
    triggers: {"app_page_visits_counted":"AFTER INSERT ON app_page_visits BEGIN UPDATE app_sessions SET page_count = MAX(page_count, (SELECT COUNT(*) FROM app_page_visits WHERE session_id = NEW.session_id)), unique_page_count = MAX(unique_page_count, (SELECT COUNT(DISTINCT page_path) FROM app_page_visits WHERE session_id = NEW.session_id)) WHERE session_id = NEW.session_id AND page_count < 10000; END","app_sessions_counted":"AFTER INSERT ON app_sessions BEGIN UPDATE app_sessions SET page_count = MAX(page_count, (SELECT COUNT(*) FROM app_page_visits WHERE session_id = NEW.session_id)), unique_page_count = MAX(unique_page_count, (SELECT COUNT(DISTINCT page_path) FROM app_page_visits WHERE session_id = NEW.session_id)) WHERE session_id = NEW.session_id AND page_count < 10000; END"},
  },
  {
    name: "app_page_visits",
    listRule: null,
    createRule: "@request.body.created:isset = false && @request.body.updated:isset = false && @request.body.end_time:isset = false && @request.body.visible_time:isset = false",
    updateRule: "@request.body.id:isset = false && @request.body.created:isset = false && @request.body.updated:isset = false && @request.body.page_path:isset = false && @request.body.page_title:isset = false && @request.body.session_id:isset = false && @request.body.referrer:isset = false && @request.body.language:isset = false && @request.body.start_time:isset = false && @request.body.end_time:isset = true && created >= @yesterday",
    fields: [
      {"name":"page_path","type":"text","max":500,"pattern":"^/","required":true},
      {"name":"page_title","type":"text","max":300},
      {"name":"session_id","type":"text","min":20,"max":64,"pattern":"^[a-z0-9-]{20,64}$","required":true},
      {"name":"referrer","type":"text","max":1000},
      {"name":"language","type":"select","values":["nl","en"],"maxSelect":1},
      {"name":"start_time","type":"date","required":true,"min":"2020-01-01 00:00:00.000Z"},
      {"name":"end_time","type":"date","min":"2020-01-01 00:00:00.000Z"},
      {"name":"visible_time","type":"number","min":0,"max":259200000,"onlyInt":true},
      {"name":"created","type":"autodate","onCreate":true},
      {"name":"updated","type":"autodate","onCreate":true,"onUpdate":true},
    ],
    indexes: [
      "CREATE INDEX `idx_app_page_visits_session_id` ON `app_page_visits` (`session_id`, `page_path`)",
      "CREATE INDEX `idx_app_page_visits_created` ON `app_page_visits` (`created`)",
    ],
  },
  {
    name: "app_events",
    listRule: null,
    createRule: "@request.body.created:isset = false && @request.body.updated:isset = false",
    updateRule: null,
    fields: [
      {"name":"session_id","type":"text","min":20,"max":64,"pattern":"^[a-z0-9-]{20,64}$","required":true},
      {"name":"page_path","type":"text","max":500,"pattern":"^/","required":true},
      {"name":"name","type":"text","max":40,"pattern":"^(file_download|form_abandon|form_start|not_found|outbound_link|scroll_depth|web_vitals|tour_step|sound_played|note_written|proof_opened|review_approved|record_opened|list_exported|signup_opened)$","required":true},
      {"name":"properties","type":"json","maxSize":10000},
      {"name":"time","type":"date","required":true,"min":"2020-01-01 00:00:00.000Z"},
      {"name":"created","type":"autodate","onCreate":true},
      {"name":"updated","type":"autodate","onCreate":true,"onUpdate":true},
    ],
    indexes: [
      "CREATE INDEX `idx_app_events_session_id` ON `app_events` (`session_id`)",
      "CREATE INDEX `idx_app_events_created` ON `app_events` (`created`)",
      "CREATE INDEX `idx_app_events_name` ON `app_events` (`name`)",
    ],
  },
  {
    name: "sessions",
    listRule: "@request.query.filter ~ session_id",
    createRule: "@request.body.created:isset = false && @request.body.updated:isset = false && page_count = 1 && unique_page_count = 1 && converted = false && conversion_type = ''",
    updateRule: "@request.body.id:isset = false && @request.body.created:isset = false && @request.body.updated:isset = false && @request.body.session_id:isset = false && @request.body.landing_page:isset = false && @request.body.referrer:isset = false && @request.body.device_type:isset = false && @request.body.os:isset = false && @request.body.browser:isset = false && @request.body.screen_size:isset = false && @request.body.utm_source:isset = false && @request.body.utm_medium:isset = false && @request.body.utm_campaign:isset = false && @request.body.utm_term:isset = false && @request.body.utm_content:isset = false && @request.body.click_id:isset = false && (@request.body.converted:isset = false || @request.body.converted = true) && (@request.body.conversion_type:isset = false || (@request.body.converted = true && @request.body.conversion_type != ''))",
    fields: [
      {"name":"session_id","type":"text","min":20,"max":64,"pattern":"^[a-z0-9-]{20,64}$","required":true},
      {"name":"landing_page","type":"text","max":500,"required":true},
      {"name":"referrer","type":"text","max":1000},
      {"name":"page_count","type":"number","min":1,"max":100000,"required":true,"onlyInt":true},
      {"name":"unique_page_count","type":"number","min":1,"max":100000,"required":true,"onlyInt":true},
      {"name":"language","type":"select","values":["nl","en"],"maxSelect":1},
      {"name":"last_page","type":"text","max":500},
      {"name":"last_view","type":"date","min":"2020-01-01 00:00:00.000Z"},
      {"name":"converted","type":"bool"},
      {"name":"conversion_type","type":"select","values":["signup","demo_request"],"maxSelect":1},
      {"name":"dev_mode","type":"bool"},
      {"name":"device_type","type":"select","values":["desktop","tablet","mobile"],"required":true,"maxSelect":1},
      {"name":"os","type":"select","values":["Windows","macOS","Linux","Android","iOS","Unknown"],"required":true,"maxSelect":1},
      {"name":"browser","type":"select","values":["Edge","Chrome","Safari","Firefox","Internet Explorer","Opera","Unknown"],"required":true,"maxSelect":1},
      {"name":"screen_size","type":"text","max":15,"pattern":"^[0-9]{1,6}x[0-9]{1,6}$"},
      {"name":"utm_source","type":"text","max":100},
      {"name":"utm_medium","type":"text","max":100},
      {"name":"utm_campaign","type":"text","max":100},
      {"name":"utm_term","type":"text","max":100},
      {"name":"utm_content","type":"text","max":100},
      {"name":"click_id","type":"text","max":20},
      {"name":"created","type":"autodate","onCreate":true},
      {"name":"updated","type":"autodate","onCreate":true,"onUpdate":true},
    ],
    indexes: [
      "CREATE UNIQUE INDEX `idx_sessions_session_id` ON `sessions` (`session_id`)",
      "CREATE INDEX `idx_sessions_created` ON `sessions` (`created`)",
    ],
    triggers: {"page_visits_counted":"AFTER INSERT ON page_visits BEGIN UPDATE sessions SET page_count = MAX(page_count, (SELECT COUNT(*) FROM page_visits WHERE session_id = NEW.session_id)), unique_page_count = MAX(unique_page_count, (SELECT COUNT(DISTINCT page_path) FROM page_visits WHERE session_id = NEW.session_id)) WHERE session_id = NEW.session_id AND page_count < 10000; END","sessions_counted":"AFTER INSERT ON sessions BEGIN UPDATE sessions SET page_count = MAX(page_count, (SELECT COUNT(*) FROM page_visits WHERE session_id = NEW.session_id)), unique_page_count = MAX(unique_page_count, (SELECT COUNT(DISTINCT page_path) FROM page_visits WHERE session_id = NEW.session_id)) WHERE session_id = NEW.session_id AND page_count < 10000; END"},
  },
  {
    name: "page_visits",
    listRule: null,
    createRule: "@request.body.created:isset = false && @request.body.updated:isset = false && @request.body.end_time:isset = false && @request.body.visible_time:isset = false",
    updateRule: "@request.body.id:isset = false && @request.body.created:isset = false && @request.body.updated:isset = false && @request.body.page_path:isset = false && @request.body.page_title:isset = false && @request.body.session_id:isset = false && @request.body.referrer:isset = false && @request.body.language:isset = false && @request.body.start_time:isset = false && @request.body.end_time:isset = true && created >= @yesterday",
    fields: [
      {"name":"page_path","type":"text","max":500,"pattern":"^/","required":true},
      {"name":"page_title","type":"text","max":300},
      {"name":"session_id","type":"text","min":20,"max":64,"pattern":"^[a-z0-9-]{20,64}$","required":true},
      {"name":"referrer","type":"text","max":1000},
      {"name":"language","type":"select","values":["nl","en"],"maxSelect":1},
      {"name":"start_time","type":"date","required":true,"min":"2020-01-01 00:00:00.000Z"},
      {"name":"end_time","type":"date","min":"2020-01-01 00:00:00.000Z"},
      {"name":"visible_time","type":"number","min":0,"max":259200000,"onlyInt":true},
      {"name":"created","type":"autodate","onCreate":true},
      {"name":"updated","type":"autodate","onCreate":true,"onUpdate":true},
    ],
    indexes: [
      "CREATE INDEX `idx_page_visits_session_id` ON `page_visits` (`session_id`, `page_path`)",
      "CREATE INDEX `idx_page_visits_created` ON `page_visits` (`created`)",
    ],
  },
  {
    name: "events",
    listRule: null,
    createRule: "@request.body.created:isset = false && @request.body.updated:isset = false",
    updateRule: null,
    fields: [
      {"name":"session_id","type":"text","min":20,"max":64,"pattern":"^[a-z0-9-]{20,64}$","required":true},
      {"name":"page_path","type":"text","max":500,"pattern":"^/","required":true},
      {"name":"name","type":"text","max":40,"pattern":"^(file_download|form_abandon|form_start|not_found|outbound_link|scroll_depth|web_vitals)$","required":true},
      {"name":"properties","type":"json","maxSize":10000},
      {"name":"time","type":"date","required":true,"min":"2020-01-01 00:00:00.000Z"},
      {"name":"created","type":"autodate","onCreate":true},
      {"name":"updated","type":"autodate","onCreate":true,"onUpdate":true},
    ],
    indexes: [
      "CREATE INDEX `idx_events_session_id` ON `events` (`session_id`)",
      "CREATE INDEX `idx_events_created` ON `events` (`created`)",
      "CREATE INDEX `idx_events_name` ON `events` (`name`)",
    ],
  },
];

migrate(
  (app) => {
    const added = COLLECTIONS.filter(({ name }) => !findCollection(app, name));
    for (const { name, fields, indexes, triggers, ...rules } of COLLECTIONS) {
      const collection = findCollection(app, name) || new Collection({ name, type: "base" });
      for (const field of fields) collection.fields.add(new Field(/** @type {object} */ (field)));
      Object.assign(collection, rules);
      for (const index of indexes) {
        const indexName = index.split("`")[1];
        if (!collection.indexes.some((known) => known.includes(`\`${indexName}\``)))
          collection.indexes.push(index);
      }
      app.save(collection);
    }
    for (const [name, sql] of COLLECTIONS.flatMap(({ triggers }) => Object.entries(triggers || {}))) {
      app.db().newQuery(`DROP TRIGGER IF EXISTS ${name}`).execute();
      app.db().newQuery(`CREATE TRIGGER ${name} ${sql}`).execute();
    }
    // From then on the settings are the owner's to change.
    if (added.length > 0) makeRoom(app, added);
  },
  () => {},
);

/**
 * @param {CoreApp} app @param {string} name
 * @throws Error for a product's own collection of that name: no visit may be stored there.
 */
function findCollection(app, name) {
  let collection;
  try {
    collection = app.findCollectionByNameOrId(name);
  } catch {
    return undefined;
  }
  const key = /** @type {core.TextField} */ (collection.fields.getByName("session_id"));
  const declared = COLLECTIONS.find((each) => each.name === name).fields;
  if (key?.pattern === declared.find((field) => field.name === "session_id").pattern) return collection;
  throw new Error(`There is a collection ${name} that is not for tracking. Give the set another prefix.`);
}

/**
 * Raises limits for the tracker. A page view is one batch, which makes its counts exact, and so are the changes that a
 * visitor made offline. Limits are per address, which an office shares: a hook limits what one session may send.
 *
 * @param {CoreApp} app @param {TrackingCollection[]} collections
 */
function makeRoom(app, collections) {
  const settings = app.settings();
  settings.batch.enabled = true;
  settings.batch.maxRequests = Math.max(settings.batch.maxRequests, 50);
  const { rules } = settings.rateLimits;
  for (const rule of rules) {
    const needed = rule.label === "/api/batch" ? 600 : rule.label === "/api/" ? 1800 : 0;
    if (rule.maxRequests / rule.duration < needed / 10) {
      rule.maxRequests = needed;
      rule.duration = 10;
    }
  }
  const own = collections
    .map(({ name }) => ({ label: `${name}:create`, audience: "@guest", maxRequests: 1200, duration: 10 }))
    .filter(({ label }) => !rules.some((rule) => rule.label === label));
  settings.rateLimits.rules = [.../** @type {core.RateLimitRule[]} */ (own), ...rules];
  app.save(settings);
}
