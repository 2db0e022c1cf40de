import type { Dictionary } from "../../dictionary.ts";
import type { mail as source } from "../nl/mail.ts";

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
    fields: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email address",
      company: "Company",
      phone: "Phone number",
      crm: "CRM",
    },
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
} as const satisfies Dictionary<typeof source>;
