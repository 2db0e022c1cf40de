import type { LeadCollection, LeadFields } from "@voxlog/product";

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
