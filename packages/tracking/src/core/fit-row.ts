import { type Field, MAX_PROPERTIES } from "./fields.ts";

/**
 * Fits a row to the server's fields: drops values that a field can't have, since a gap is better than a rejected row.
 */
export function fitRow<Row extends object>(row: Row, fields: Readonly<Record<string, Field>>): Row {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const field = fields[name];
    const taken = field && value !== undefined ? fitValue(field, value) : value;
    return taken === undefined ? [] : [[name, taken]];
  });
  return Object.fromEntries(entries) as Row;
}

function fitValue(field: Field, value: unknown): unknown {
  if (field.type === "select") return field.values.includes(value as string) ? value : undefined;
  if (field.type === "number") {
    const { min = -Infinity, max = Infinity } = field;
    return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? value
      : undefined;
  }
  if (field.type === "json") {
    const properties = Object.entries(value as object).slice(0, MAX_PROPERTIES);
    return Object.fromEntries(
      properties.map(([name, each]) => [name, typeof each === "string" ? cut(each, field.max) : each]),
    );
  }
  if (field.type !== "text") return value;
  const text = cut(String(value), field.max);
  return !field.pattern || new RegExp(field.pattern).test(text) ? text : undefined;
}

/** Truncates a text to the server's limit in characters. PocketBase rejects lone surrogates. */
const cut = (text: string, max: number): string =>
  (text.length > max ? [...text].slice(0, max).join("") : text).toWellFormed();
