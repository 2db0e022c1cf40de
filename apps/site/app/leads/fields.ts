import { type LeadCollection, type LeadFields, phonePattern } from "@voxlog/product";

/** One field of a lead form. */
export type FieldDefinition<Name extends string = string> = {
  name: Name;
  type: "text" | "email" | "tel";
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string;
  required?: true;
  /** Takes half a row on wider screens. */
  half?: true;
};

/** The fields of each form in the order in which they are filled in. */
export const formFields = {
  signups: [
    { name: "firstName", type: "text", autoComplete: "given-name", required: true, half: true },
    { name: "lastName", type: "text", autoComplete: "family-name", required: true, half: true },
    { name: "email", type: "email", autoComplete: "email", required: true },
    { name: "company", type: "text", autoComplete: "organization", required: true },
    { name: "phone", type: "tel", autoComplete: "tel", half: true },
    { name: "crm", type: "text", autoComplete: "off", half: true },
  ],
  demo_requests: [
    { name: "company", type: "text", autoComplete: "organization", required: true },
    { name: "email", type: "email", autoComplete: "email", required: true },
  ],
} as const satisfies { [C in LeadCollection]: readonly FieldDefinition<keyof LeadFields<C> & string>[] };

/** What can be wrong with a value; the dictionaries hold a text for each. `refused` is the server's word. */
export type FieldProblem = "required" | "email" | "phone" | "tooLong" | "refused";

/**
 * What is wrong with a value before it is sent. Whether an address exists is the server's to say: here it
 * only has to look like one, so that no lead is turned away over an unusual one.
 *
 * @param max the longest text allowed, in characters.
 * @example checkField({ name: "email", type: "email", … }, "jan", 254) ⇒ "email"
 */
export function checkField(field: FieldDefinition, value: string, max: number): FieldProblem | undefined {
  const text = value.trim();
  if (!text) return field.required ? "required" : undefined;
  // The database counts code points, as this does.
  if ([...text].length > max) return "tooLong";
  if (field.type === "email" && !/^[^\s@]+@[^\s@]+$/.test(text)) return "email";
  if (field.type === "tel" && !phonePattern.test(text)) return "phone";
  return undefined;
}
