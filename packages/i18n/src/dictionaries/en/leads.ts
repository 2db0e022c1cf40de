import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/leads.ts";

/** What the fields of a lead are called. */
const names = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email address",
  company: "Company",
  phone: "Phone number",
  crm: "CRM",
} as const;

export const forms = {
  signup: {
    title: "Start with {{product}}",
    text: "Tell us who you are and we will get in touch within {{hours}} hours.",
    submit: "Sign up",
    success: "Thank you for signing up! We will contact you within {{hours}} hours.",
    /** The title for a plan without a price. */
    custom: "Talk to us about {{plan}}",
    crm: {
      title: "Tell us about your CRM",
      text: "We will look at how to connect it and get in touch within {{hours}} hours.",
    },
    /** What takes the form's place. */
    sent: {
      title: "Your signup is in",
      next: "What happens next",
      contact: "Within {{hours}} hours we email or call you about what you want to log, and where.",
      setup: "Then we set up your account. Connecting a direct integration takes about {{minutes}} minutes.",
      meanwhile: "Meanwhile, have a look around the demo. It takes about {{minutes}} minutes.",
    },
  },
  demoRequest: {
    title: "View the demo",
    text: "Two fields, no account. You will be in the dashboard right after.",
    submit: "Go to the demo",
  },
  names,
  /** As the form asks for them. */
  fields: { ...names, crm: "Which CRM do you use?" },
  sending: "Sending",
  tooMany: "There are too many requests right now. Please wait a minute and try again.",
  optional: "optional",
  required: "* Required.",
  privacy: "We only use your details to get in touch with you.",
  reach: "Prefer to talk to us directly? Email {{email}}.",
  errors: {
    required: "Please fill in this field.",
    email: "Enter a valid email address, such as name@company.com.",
    phone: "Use only digits, spaces and + ( ) . / -",
    format: "Check what you filled in here.",
    tooLong: "Use at most {{max}} characters here.",
    refused: "The server does not accept this value. Please check what you entered.",
  },
} as const satisfies Dictionary<typeof source.forms>;

/** The mails about a lead: to the owner, and to the visitor who sent it. */
export const mail = {
  lead: {
    signups: {
      subject: "New signup: {{company}}",
      intro: "{{company}} has signed up.",
    },
    demo_requests: {
      subject: "New demo request: {{company}}",
      intro: "{{company}} has requested the demo.",
    },
    fields: names,
    received: "Received",
    promise: "The site promises to be in touch within {{hours}} hours: by {{deadline}}.",
    reply: "Reply to this email and you write to {{email}}.",
  },
  confirmation: {
    signups: {
      subject: "Your {{product}} signup",
      thanks: "Thank you for signing up! We will contact you within {{hours}} hours.",
    },
    demo_requests: {
      subject: "Your {{product}} demo",
      thanks: "Thank you for your interest in {{product}}! You can always return to the demo at {{site}}.",
    },
    mistake:
      "Did you not ask for this? Then somebody must have mistyped their address. Reply to this email and we will erase yours.",
    signed: "Best wishes from {{product}} ({{company}}), {{site}}",
  },
} as const satisfies Dictionary<typeof source.mail>;
