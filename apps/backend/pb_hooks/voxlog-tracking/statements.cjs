const { fieldsOf } = require(`${__hooks}/voxlog-tracking/declared.cjs`);
const { format, possibleTime } = require(`${__hooks}/voxlog-tracking/visit-times.cjs`);

const DAY = 24 * 60 * 60 * 1000;
const ID = /^[a-z0-9]{15}$/;
const PATH = /^\/api\/collections\/(\w+)\/records(?:\/([a-z0-9]{15}))?$/;

/**
 * What one request of a batch writes, as SQL: what rules, limits and hooks allow, by the same table of fields.
 *
 * @returns nothing for a request that is unusual in any way, or would be refused.
 */
exports.statementOf = (app, request) => {
  const { method, url, body } = request;
  const path = PATH.exec(url) || [];
  const collection = path[1];
  const id = path[2];
  const fields = collection && fieldsOf(app, collection);
  if (!fields || !body || Object.keys(request).length !== 3) return undefined;
  const write = WRITES[`${method} ${fields.kind}`];
  if (!write || (method === "PATCH") !== Boolean(id) || (id && body.id !== undefined)) return undefined;
  const statement = write(fields, body, id);
  if (statement) Object.assign(statement, { collection, action: method === "POST" ? "create" : "update" });
  return statement;
};

const WRITES = {
  "POST page_visits": (fields, body) => {
    const values = valuesOf(fields.fixed, body, ["id", "sent_at"]);
    if (!values || !ID.test(body.id) || !hasAll(fields.required, values)) return undefined;
    return insert(fields, body.id, values, values.session_id);
  },
  "POST sessions": (fields, body) => {
    const isNew = body.page_count === 1 && body.unique_page_count === 1 && body.converted === false;
    const values = isNew && valuesOf(fields.ofNewSession, body, ["id"]);
    if (!values || !ID.test(body.id) || !hasAll(fields.required, values)) return undefined;
    return insert(fields, body.id, values);
  },
  "PATCH sessions": (fields, body, id) => (body.converted === true ? convert : addView)(fields, body, id),
  "PATCH page_visits": (fields, body, id) => {
    const values = valuesOf(fields.ofEnd, body, ["sent_at"]);
    if (!values?.end_time) return undefined;
    // As `keepLatestEnd` has it.
    const end = "MAX(end_time, start_time, {:end_time})";
    const lasted = `CAST(ROUND((julianday(${end}) - julianday(start_time)) * ${DAY}) AS INTEGER)`;
    const seen = `MIN(MAX(visible_time, {:visible_time}), ${lasted}, ${fields.ofEnd.visible_time.max})`;
    const sets = `end_time = ${end}, visible_time = ${seen}`;
    const guard = { visible_time: 0, yesterday: format(Date.now() - DAY) };
    return update(fields, id, sets, "created >= {:yesterday}", Object.assign(guard, values));
  },
};

function addView(fields, body, id) {
  const added = body["unique_page_count+"];
  const values = valuesOf(fields.ofView, body, ["page_count+", "unique_page_count+"]);
  if (body["page_count+"] !== 1 || (added !== 0 && added !== 1) || !values) return undefined;
  const seen = Object.keys(values).map((name) => `, ${name} = {:${name}}`);
  const sets = `page_count = page_count + 1, unique_page_count = unique_page_count + ${added}${seen.join("")}`;
  const guard = `page_count < ${fields.ofCount.page_count.max} AND unique_page_count + ${added} <= page_count + 1`;
  return update(fields, id, sets, guard, values);
}

function convert(fields, body, id) {
  const values = valuesOf(fields.ofConversion, body, []);
  if (!values?.conversion_type) return undefined;
  return update(fields, id, "converted = TRUE, conversion_type = {:conversion_type}", "TRUE", values);
}

/** What a body says of some fields, if it says nothing else but the names beside them, and each value fits its field. */
function valuesOf(fields, body, beside) {
  const sentAt = body.sent_at;
  if (sentAt !== undefined && !Number.isFinite(sentAt)) return undefined;
  const values = {};
  for (const name in body) {
    const field = fields[name];
    if (field) {
      const value = field.type === "date" ? settled(body[name], sentAt, field) : body[name];
      if (!FITS[field.type](value, field)) return undefined;
      values[name] = value;
    } else if (!beside.includes(name)) return undefined;
  }
  return values;
}

const hasAll = (names, values) => names.every((name) => values[name] !== undefined);

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

/** A time as the tracker writes it, made one that can be; nothing for one that is refused, or written otherwise. */
function settled(value, sentAt, { earliest }) {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return undefined;
  const time = possibleTime(Date.parse(value), sentAt, earliest);
  return time === undefined ? undefined : format(time);
}

/** Fields that are not said are empty by the table's own defaults. */
function insert({ kind, collection }, id, values, sessionOfView) {
  const now = format(Date.now());
  const row = Object.assign({ id, created: now, updated: now }, values);
  const names = Object.keys(row);
  const sql = `INSERT INTO ${collection} (${names.join(", ")}) VALUES ({:${names.join("}, {:")}})`;
  return { kind: `new ${kind}`, sql, values: row, sessionOfView };
}

function update({ kind, collection }, id, sets, guard, values) {
  const sql = `UPDATE ${collection} SET ${sets}, updated = {:now} WHERE id = {:id} AND ${guard}`;
  return { kind, sql, values: Object.assign({ id, now: format(Date.now()) }, values) };
}
