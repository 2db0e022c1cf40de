import { MAX_CHARACTERS, MAX_PROPERTIES } from "../core/fields.ts";

/** Returns whether a value is a valid set of event properties: texts, numbers and booleans by name, flat and few. */
export function isPropertySet(value: unknown): value is Record<string, string | number | boolean> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MAX_PROPERTIES && entries.every(isProperty);
}

function isProperty([name, value]: [string, unknown]): boolean {
  if (!/^\w{1,40}$/.test(name)) return false;
  if (typeof value !== "string") return typeof value === "boolean" || Number.isFinite(value);
  // Counts code points, which take two units at most.
  return value.length <= MAX_CHARACTERS * 2 && [...value].length <= MAX_CHARACTERS;
}
