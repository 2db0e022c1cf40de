import { isPropertySet } from "../../src/backend/properties.ts";
import { MAX_CHARACTERS, MAX_PROPERTIES } from "../../src/core/fields.ts";
import { countRow, createOnce, rejectField } from "./rows.ts";
import { clampField, timeOf } from "./visits.ts";

/** Stores an event once if its properties are valid. The latest properties of a repeated measurement win. */
export function createEvent(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  countRow(e, "events");
  clampField(e, "time");
  checkProperties(e.record);
  createOnce(e, "time", (stored) => {
    if (timeOf(stored, "time") >= timeOf(e.record, "time")) return false;
    for (const name of ["time", "properties"]) stored.set(name, e.record.get(name));
    return true;
  });
}

function checkProperties(record: core.Record) {
  const properties = parse(record.getString("properties") || "null") ?? {};
  if (!isPropertySet(properties)) {
    const limits = `${MAX_PROPERTIES} properties, with texts of ${MAX_CHARACTERS} characters, numbers or booleans`;
    rejectField("properties", "validation_invalid_properties", `Must be at most ${limits}.`);
  }
  record.set("properties", properties);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return "invalid";
  }
}
