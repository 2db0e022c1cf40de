const { refuseField } = require(`${__hooks}/voxlog-tracking/refuse-field.cjs`);

/** Different names in a collection: a product has some dozen, and a report is to be read. */
const MOST_NAMES = 200;
const MOST_PROPERTIES = 10;
const LONGEST_TEXT = 200;

/** Whether an event is stored already, by the id that its sender has chosen. */
exports.isThere = (app, record) =>
  record.id !== "" &&
  has(app, `SELECT 1 AS found FROM {{${record.collection().name}}} WHERE id = {:id}`, { id: record.id });

/** Properties are flat and few: texts, numbers and booleans by name. None at all are `{}`. */
exports.checkProperties = (record) => {
  const text = record.getString("properties");
  const properties = text === "" || text === "null" ? {} : parse(text);
  const isFlat = typeof properties === "object" && properties && !Array.isArray(properties);
  const entries = isFlat ? Object.entries(properties) : [];
  if (!isFlat || entries.length > MOST_PROPERTIES || !entries.every(isProperty)) {
    const limits = `${MOST_PROPERTIES} properties, with texts of ${LONGEST_TEXT} characters, numbers or booleans`;
    refuseField("properties", "validation_invalid_properties", `Must be at most ${limits}.`);
  }
  record.set("properties", properties);
};

/** Names are few: one that is new is refused where there are many. */
exports.checkName = (app, record) => {
  const table = record.collection().name;
  const name = record.getString("name");
  if (has(app, `SELECT 1 AS found FROM {{${table}}} WHERE name = {:name} LIMIT 1`, { name })) return;
  // From one name to the next by the index, without a look at the rows between.
  const isFull = has(
    app,
    `WITH RECURSIVE names(name) AS (
       SELECT MIN(name) FROM {{${table}}}
       UNION ALL
       SELECT (SELECT MIN(name) FROM {{${table}}} WHERE name > names.name) FROM names WHERE names.name IS NOT NULL
     )
     SELECT 1 AS found FROM (SELECT COUNT(name) AS count FROM names) WHERE count >= {:most}`,
    { most: MOST_NAMES },
  );
  if (isFull) refuseField("name", "validation_too_many_names", `There are ${MOST_NAMES} names already.`);
};

function isProperty([name, value]) {
  if (!/^\w{1,40}$/.test(name)) return false;
  if (typeof value === "string") return value.length <= LONGEST_TEXT * 2 && [...value].length <= LONGEST_TEXT;
  return typeof value === "boolean" || Number.isFinite(value);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function has(app, query, values) {
  const row = new DynamicModel({ found: 0 });
  try {
    app.db().newQuery(query).bind(values).one(row);
  } catch (error) {
    if (String(error).includes("no rows")) return false;
    throw error;
  }
  return true;
}
