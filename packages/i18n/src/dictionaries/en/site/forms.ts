import type { Dictionary } from "../../../dictionary.ts";
import type { forms as source } from "../../nl/site/forms.ts";

export const forms = {
  signup: {
    title: "Start with {{product}}",
    text: "Tell us who you are and we will get in touch within {{hours}} hours.",
    submit: "Sign up",
    success: "Thank you for signing up! We will contact you within {{hours}} hours.",
  },
  demoRequest: {
    title: "View the demo",
    text: "Two fields, no account. You will be in the dashboard right after.",
    submit: "Go to the demo",
  },
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email address",
    company: "Company",
    phone: "Phone number",
    crm: "Which CRM do you use?",
  },
  sending: "Sending",
  optional: "optional",
  required: "* Required.",
  privacy: "We only use your details to get in touch with you.",
  reach: "Prefer to talk to us directly? Email {{email}}.",
  errors: {
    required: "Please fill in this field.",
    email: "Enter a valid email address, such as name@company.com.",
    phone: "Use only digits, spaces and + ( ) . / -",
    tooLong: "Use at most {{max}} characters here.",
    refused: "The server does not accept this value. Please check what you entered.",
  },
} as const satisfies Dictionary<typeof source>;
