import { type Field, MOST_PROPERTIES } from "./fields.ts";

/**
 * What a server takes of a row: of a text as many characters as the server counts to its limit, and no value that
 * a field does not have: better a gap than a row refused.
 */
export function fitting<Row extends object>(row: Row, fields: Readonly<Record<string, Field>>): Row {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const field = fields[name];
    if (field?.type === "select" && !field.values.includes(value)) return [];
    if (field?.type === "number" && (value < (field.min ?? value) || value > (field.max ?? value))) return [];
    return [[name, field?.type === "text" || field?.type === "json" ? cut(value, field.max) : value]];
  });
  return Object.fromEntries(entries) as Row;
}

/** A text as long as it may be; of an event's properties as many as there may be. */
function cut(value: unknown, max: number): unknown {
  if (typeof value === "string") return [...value].slice(0, max).join("");
  if (typeof value !== "object" || !value) return value;
  const properties = Object.entries(value).slice(0, MOST_PROPERTIES);
  return Object.fromEntries(properties.map(([name, property]) => [name, cut(property, max)]));
}
