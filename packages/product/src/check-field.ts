import type { LeadField } from "./leads.ts";

/** Faults of a value; the dictionaries have a text for each. `rejected` comes from the server. */
export type FieldProblem = "required" | "email" | "phone" | "format" | "tooLong" | "rejected";

/** The fault of a text that doesn't match its pattern, by input type. */
const mismatches = { text: "format", email: "email", tel: "phone" } as const;

/**
 * Returns the fault of a value before it is sent.
 *
 * @example checkField({ name: "email", type: "email", … }, "jan") ⇒ "email"
 */
export function checkField(field: LeadField, value: string): FieldProblem | undefined {
  const text = value.trim();
  if (!text) return field.required ? "required" : undefined;
  // Counts code points, as the database does.
  if ([...text].length > field.max) return "tooLong";
  return field.pattern?.test(text) === false ? mismatches[field.type] : undefined;
}

const problems: Readonly<Record<string, FieldProblem>> = {
  validation_required: "required",
  validation_is_email: "email",
  validation_max_text_constraint: "tooLong",
};

/** Returns the problem to show for a field's error code from the database. */
export const problemOf = (code = ""): FieldProblem => problems[code] ?? "rejected";
