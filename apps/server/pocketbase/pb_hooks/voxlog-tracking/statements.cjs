const { fieldsOf } = require(`${__hooks}/voxlog-tracking/declared.cjs`);
const { format, possibleTime } = require(`${__hooks}/voxlog-tracking/visit-times.cjs`);

const DAY = 24 * 60 * 60 * 1000;
const ID = /^[a-z0-9]{15}$/;
const PATH = /^\/api\/collections\/(\w+)\/records(?:\/([a-z0-9]{15}))?$/;

/** The ways of writing to a collection, by what is known of its fields. */
const known = new WeakMap();

/**
 * What one request of a batch writes, as SQL: what rules, limits and hooks allow, by the same table of fields.
 *
 * @returns nothing for a request that is unusual in any way, or would be refused.
 */
exports.statementOf = (app, request) => {
  const { method, url, body } = request ?? {};
  const path = PATH.exec(url) || [];
  const collection = path[1];
  const fields = collection && fieldsOf(app, collection);
  if (!fields || !body || Object.keys(request).length !== 3) return undefined;
  const isNew = method === "POST" && !path[2];
  const isChange = method === "PATCH" && path[2] && body.id === undefined;
  if (!isNew && !isChange) return undefined;
  if (!known.has(fields)) known.set(fields, WAYS[fields.kind]?.(fields) ?? {});
  const { create, update, convert } = known.get(fields);
  const way = isNew ? create : body.converted === true ? convert : update;
  const id = isNew ? body.id : path[2];
  const values = way && typeof id === "string" && ID.test(id) && way.values(body, id);
  if (!values) return undefined;
  const action = isNew ? "create" : "update";
  const kind = `${action} ${fields.kind}`;
  const sessionOfView = kind === "create page_visits" ? body.session_id : undefined;
  return { kind, collection, action, sql: way.sql, values, id, sessionOfView };
};

// Each way has one text for all that may be left out, so that SQLite reads it once and not with every view.
const WAYS = {
  page_visits: (fields) => ({
    create: insert(fields, fields.fixed, ["id", "sent_at"]),
    update: end(fields),
  }),
  sessions: (fields) => {
    const { sql, values } = insert(fields, fields.ofNewSession, ["id"]);
    const isNew = (body) => body.page_count === 1 && body.unique_page_count === 1 && body.converted === false;
    const create = { sql, values: (body, id) => isNew(body) && values(body, id) };
    return { create, update: addView(fields), convert: convert(fields) };
  },
};

function insert({ collection }, fields, beside) {
  const names = Object.keys(fields);
  const needed = names.filter((name) => fields[name].required);
  const marks = names.map((_, index) => `, ?${index + 3}`);
  return {
    sql: `INSERT INTO ${collection} (id, created, updated, ${names.join(", ")}) VALUES (?1, ?2, ?2${marks.join("")})`,
    values: (body, id) => {
      const said = valuesOf(fields, body, beside);
      if (!said || !needed.every((name) => said[name] !== undefined)) return undefined;
      return [id, format(Date.now())].concat(names.map((name) => said[name] ?? EMPTY[fields[name].type]));
    },
  };
}

function addView({ collection, ofView, ofCount }) {
  const names = Object.keys(ofView);
  const sets = names.map((name, index) => `${name} = COALESCE(?${index + 4}, ${name})`);
  return {
    sql: `UPDATE ${collection} SET page_count = page_count + 1, unique_page_count = unique_page_count + ?3, updated = ?2,
      ${sets.join(", ")} WHERE id = ?1 AND page_count < ${ofCount.page_count.max} AND unique_page_count + ?3 <= page_count + 1`,
    values: (body, id) => {
      const added = body["unique_page_count+"];
      const said = valuesOf(ofView, body, ["page_count+", "unique_page_count+"]);
      if (body["page_count+"] !== 1 || (added !== 0 && added !== 1) || !said) return undefined;
      return [id, format(Date.now()), added].concat(names.map((name) => said[name] ?? null));
    },
  };
}

function convert({ collection, ofConversion }) {
  return {
    sql: `UPDATE ${collection} SET converted = TRUE, conversion_type = ?3, updated = ?2 WHERE id = ?1`,
    values: (body, id) => {
      const type = valuesOf(ofConversion, body, [])?.conversion_type;
      return type && [id, format(Date.now()), type];
    },
  };
}

function end({ collection, ofEnd }) {
  // As `keepLatestEnd` has it.
  const latest = "MAX(end_time, start_time, ?4)";
  const lasted = `CAST(ROUND((julianday(${latest}) - julianday(start_time)) * ${DAY}) AS INTEGER)`;
  const seen = `MIN(MAX(visible_time, ?5), ${lasted}, ${ofEnd.visible_time.max})`;
  return {
    sql: `UPDATE ${collection} SET end_time = ${latest}, visible_time = ${seen}, updated = ?2
      WHERE id = ?1 AND created >= ?3`,
    values: (body, id) => {
      const said = valuesOf(ofEnd, body, ["sent_at"]);
      if (!said?.end_time) return undefined;
      const now = Date.now();
      return [id, format(now), format(now - DAY), said.end_time, said.visible_time ?? 0];
    },
  };
}

/** What a body says of some fields, if it says nothing else but the names beside them, and each value fits its field. */
function valuesOf(fields, body, beside) {
  const sentAt = body.sent_at;
  if (sentAt !== undefined && !Number.isFinite(sentAt)) return undefined;
  const values = {};
  // By functions of arrays: `for … of` takes three times as long in these machines.
  const areSound = Object.keys(body).every((name) => {
    const field = fields[name];
    if (!field) return beside.includes(name);
    const value = field.type === "date" ? settled(body[name], sentAt, field) : body[name];
    values[name] = value;
    return FITS[field.type](value, field);
  });
  return areSound ? values : undefined;
}

const FITS = {
  text: (value, { min, max, matches, required }) => {
    if (typeof value !== "string") return false;
    if (value === "") return !required;
    // Limits are of characters, of which some are two code units: a pattern says of a shortest one which there may be.
    const isLong = value.length > max && [...value].length > max;
    const isShort = min && (value.length < min || !matches);
    return !isLong && !isShort && (!matches || matches.test(value));
  },
  select: (value, { values, required }) => (value === "" ? !required : values.includes(value)),
  number: (value, { min, max }) =>
    Number.isInteger(value) && !(value < min) && !(value > (max ?? Number.MAX_SAFE_INTEGER)),
  bool: (value) => typeof value === "boolean",
  date: (value) => value !== undefined,
};

/** As the tables have it for what is not said. */
const EMPTY = { text: "", select: "", number: 0, bool: false, date: "" };

/** A time as the tracker writes it, made one that can be; nothing for one that is refused, or written otherwise. */
function settled(value, sentAt, { earliest }) {
  const given = typeof value === "string" ? Date.parse(value) : Number.NaN;
  // The 30th of February would be read as a day in March.
  if (Number.isNaN(given) || new Date(given).toISOString() !== value) return undefined;
  const time = possibleTime(given, sentAt, earliest);
  return time === undefined ? undefined : format(time);
}
