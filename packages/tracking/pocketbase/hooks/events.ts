import { isPropertySet, MAX_CHARACTERS, MAX_PROPERTIES } from "../../src/backend/properties.ts";
import { countRow, createOnce, rejectField } from "./rows.ts";
import { settleTime } from "./visits.ts";

/** Different names in a collection: a product has a few dozen, and a report is to be read. */
const MAX_NAMES = 200;

/** Stores an event once, with properties and a name that fit. */
export function createEvent(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  const create = () => {
    countRow(e, "events");
    settleTime(e, "time");
    checkProperties(e.record);
    const name = e.record.getString("name");
    if (!exists(e, "name = {:name}", { name }) && exists(e, FULL_OF_NAMES(e.collection.name), {}))
      rejectField("name", "validation_too_many_names", `There are ${MAX_NAMES} names already.`);
    e.next();
  };
  createOnce(e, create, () => {});
}

function checkProperties(record: core.Record) {
  const properties = parse(record.getString("properties") || "null") ?? {};
  if (!isPropertySet(properties)) {
    const limits = `${MAX_PROPERTIES} properties, with texts of ${MAX_CHARACTERS} characters, numbers or booleans`;
    rejectField("properties", "validation_invalid_properties", `Must be at most ${limits}.`);
  }
  record.set("properties", properties);
}

/** From one name to the next by the index, without reading the rows between. */
const FULL_OF_NAMES = (table: string) => `${MAX_NAMES} <= (
  WITH RECURSIVE names(name) AS (
    SELECT MIN(name) FROM {{${table}}}
    UNION ALL
    SELECT (SELECT MIN(name) FROM {{${table}}} WHERE name > names.name) FROM names WHERE names.name IS NOT NULL
  )
  SELECT COUNT(name) FROM names
)`;

function exists({ app, collection }: core.RecordRequestEvent, condition: string, values: object): boolean {
  const row = new DynamicModel({ found: false }) as { found: boolean };
  const query = `SELECT EXISTS (SELECT 1 FROM {{${collection.name}}} WHERE ${condition}) AS found`;
  app.db().newQuery(query).bind(values).one(row);
  return row.found;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return "invalid";
  }
}
