import type { LeadField } from "@voxlog/product";

/** What can be wrong with a value; the dictionaries hold a text for each. `refused` is the server's word. */
export type FieldProblem = "required" | "email" | "phone" | "format" | "tooLong" | "refused";

/**
 * What is wrong with a value before it is sent. Whether an address exists is the server's to say: here it
 * only has to look like one, so that no lead is turned away over an unusual one.
 *
 * @example checkField({ name: "email", type: "email", … }, "jan") ⇒ "email"
 */
export function checkField(field: LeadField, value: string): FieldProblem | undefined {
  const text = value.trim();
  if (!text) return field.required ? "required" : undefined;
  // The database counts code points, as this does.
  if ([...text].length > field.max) return "tooLong";
  if (field.type === "email" && !/^[^\s@]+@[^\s@]+$/.test(text)) return "email";
  if (field.pattern && !field.pattern.test(text)) return field.type === "tel" ? "phone" : "format";
  return undefined;
}
