import type { LeadField } from "./leads.ts";

/** What can be wrong with a value; the dictionaries hold a text for each. `rejected` is the server's. */
export type FieldProblem = "required" | "email" | "phone" | "format" | "tooLong" | "rejected";

/** What is wrong with a text that does not fit its field's pattern, by the type of the input. */
const mismatches = { text: "format", email: "email", tel: "phone" } as const;

/**
 * What is wrong with a value before it is sent.
 *
 * @example checkField({ name: "email", type: "email", … }, "jan") ⇒ "email"
 */
export function checkField(field: LeadField, value: string): FieldProblem | undefined {
  const text = value.trim();
  if (!text) return field.required ? "required" : undefined;
  // The database counts code points, as this does.
  if ([...text].length > field.max) return "tooLong";
  return field.pattern?.test(text) === false ? mismatches[field.type] : undefined;
}
