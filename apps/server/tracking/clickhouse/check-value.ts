import { type Field, MOST_PROPERTIES } from "@voxlog/tracking/collector";

/** What was sent is not what it has to be: the names of its fields, and what is wrong with each. */
export class Refusal extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super("Something is wrong with the facts.");
    this.fields = fields;
  }
}

const EMPTY = { text: "", select: "", bool: false, number: 0, date: "", json: {} } as const;

/**
 * The value of a field as it is stored, checked by the field's limits; a missing one is an empty one. A date is left to
 * whoever knows the clock.
 *
 * @throws Refusal with what is wrong.
 */
export function checkValue(name: string, field: Field, sent: unknown): string | number | boolean {
  const value = sent ?? EMPTY[field.type];
  const fault = typeof value === typeof EMPTY[field.type] ? faultOf(field, value) : "has another type";
  if (fault) throw new Refusal({ [name]: fault });
  if (field.type === "json") return JSON.stringify(wellFormed(value as object));
  // What is no Unicode would spoil the insert for everybody else's facts in it.
  return typeof value === "string" ? value.toWellFormed() : (value as number | boolean);
}

function faultOf(field: Field, value: unknown): string | undefined {
  if (value === EMPTY[field.type]) return field.required ? "is required" : undefined;
  if (field.type === "select")
    return field.values.includes(value as string) ? undefined : "is none of its values";
  if (field.type === "text") {
    const text = value as string;
    // Characters are counted as people do. Most texts are short by any count.
    if (text.length > field.max && [...text].length > field.max) return `is longer than ${field.max}`;
    if (text.length < (field.min ?? 0)) return `is shorter than ${field.min}`;
    if (field.pattern && !patternOf(field.pattern).test(text)) return "has another form";
  }
  if (field.type === "number") {
    const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = field;
    const isPossible = Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
    return isPossible ? undefined : "is no number it can be";
  }
  if (field.type === "json") {
    const properties = Object.entries(value as object);
    const isFlat = !Array.isArray(value) && properties.every((property) => isProperty(property, field.max));
    return isFlat && properties.length <= MOST_PROPERTIES ? undefined : "is not flat and small";
  }
  return undefined;
}

const patterns = new Map<string, RegExp>();

/** The pattern, compiled once: each request has a dozen values to hold against one. */
function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(text, "u");
  patterns.set(text, pattern);
  return pattern;
}

/** Texts, numbers and booleans by name. */
function isProperty([name, value]: [string, unknown], max: number): boolean {
  if (!/^\w{1,40}$/.test(name)) return false;
  if (typeof value === "string") return value.length <= max || [...value].length <= max;
  return typeof value === "boolean" || Number.isFinite(value);
}

const wellFormed = (properties: object) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === "string" ? value.toWellFormed() : value,
    ]),
  );

const ID = /^[a-z0-9]{15}$/;

/** @throws Refusal when it is no record's id. */
export function checkId(name: string, sent: unknown): string {
  if (typeof sent !== "string" || !ID.test(sent)) throw new Refusal({ [name]: "is no id" });
  return sent;
}
