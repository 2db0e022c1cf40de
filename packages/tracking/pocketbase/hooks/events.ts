import { isPropertySet, MAX_CHARACTERS, MAX_PROPERTIES } from "../../src/backend/properties.ts";
import { countRow, createOnce, rejectField } from "./rows.ts";
import { settleTime } from "./visits.ts";

/** Stores an event once, with properties that fit. */
export function createEvent(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  const create = () => {
    countRow(e, "events");
    settleTime(e, "time");
    checkProperties(e.record);
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return "invalid";
  }
}
