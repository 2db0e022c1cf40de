import { isPropertySet } from "@voxlog/tracking/backend";
import type { Field } from "@voxlog/tracking/collector";

/** The stored values of fields that weren't sent. */
export const EMPTY = { text: "", select: "", bool: false, number: 0, date: "", json: {} } as const;

const ID = /^[a-z0-9]{15}$/;

/** Returns whether a value is a valid record ID. */
export const isRecordId = (value: unknown): value is string => typeof value === "string" && ID.test(value);

/** Returns a value's problem, or nothing. It only checks the type of a date, see `clampTime`. */
export function validationFault(value: unknown, field: Field): string | undefined {
  const empty = EMPTY[field.type];
  if (typeof value !== typeof empty || value === null) return "has the wrong type";
  if (value === empty) return field.required ? "is required" : undefined;
  if (field.type === "select")
    return field.values.includes(value as string) ? undefined : "isn't one of the field's values";
  if (field.type === "text") return faultOfText(value as string, field);
  if (field.type === "number") {
    const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = field;
    const isPossible = Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
    return isPossible ? undefined : "isn't a whole number, or is out of range";
  }
  if (field.type === "json") return isPropertySet(value) ? undefined : "isn't flat, or is too large";
  return undefined;
}

function faultOfText(text: string, { min = 0, max, pattern }: Field & { type: "text" }): string | undefined {
  if (isLonger(text, max)) return `is longer than ${max} characters`;
  if (min > 0 && !isLonger(text, min - 1)) return `is shorter than ${min} characters`;
  return pattern && !patternOf(pattern).test(text) ? "has an invalid format" : undefined;
}

/** Limits count characters, some of which are two code units. Most texts are short by either count. */
const isLonger = (text: string, max: number) => text.length > max && [...text].length > max;

const patterns = new Map<string, RegExp>();

/** Compiles a pattern once, because each request has a dozen values to check. */
function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(text, "u");
  patterns.set(text, pattern);
  return pattern;
}

/** The fields of a table, by name. A map, because a body may have names such as `constructor`. */
export type Fields = ReadonlyMap<string, Field>;

const known = new WeakMap<object, Map<string, Fields>>();

/** Returns the fields that one of these changes sets; `undefined` is the creation of the row. */
export function fieldsChangedBy(
  table: Readonly<Record<string, Field>>,
  ...changes: Field["changedBy"][]
): Fields {
  const ofTable = known.get(table) ?? new Map<string, Fields>();
  known.set(table, ofTable);
  const key = changes.join();
  const fields =
    ofTable.get(key) ??
    new Map(Object.entries(table).filter(([, { changedBy }]) => changes.includes(changedBy)));
  ofTable.set(key, fields);
  return fields;
}
