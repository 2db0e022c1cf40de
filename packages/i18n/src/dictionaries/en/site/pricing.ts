import type { Dictionary } from "../../../dictionary.ts";
import type { pricing as source } from "../../nl/site/pricing.ts";

export const pricing = {
  title: "One price per user, no surprises",
  subtitle: "Start small and grow with your team.",
  period: {
    label: "How would you like to pay?",
    yearly: "Yearly",
    monthly: "Monthly",
    saveUpTo: "save up to {{percent}}%",
  },
  save: "Save {{percent}}%",
  perUser: "per user per month, excl. VAT",
  billed: {
    yearly: "{{total}} a year, {{months}}-month contract",
    monthly: "Billed monthly, cancel any month",
  },
  custom: {
    price: "Custom",
    text: "a price that fits your organisation",
    billed: "In a quotation, after we have talked",
  },
  recommended: "For most teams",
  includes: "What you get",
  plans: {
    professional: {
      text: "For individual sellers",
      action: "Start now",
      a: "Record, upload and call in",
      b: "Transcript, summary and actions by AI",
      c: "Direct integration with {{count}} CRM systems",
      d: "Your own instructions, dictionary and jargon",
      e: "Questions answered within {{hours}} hours",
    },
    teams: {
      text: "For teams that work together",
      action: "Start now",
      a: "Everything in Professional",
      b: "Shared prompts, which come before personal ones",
      c: "Shared jargon and dictionary",
      d: "Team analytics dashboard",
      e: "Invite and manage members",
    },
    enterprise: {
      text: "For organisations with their own needs",
      action: "Contact us",
      a: "Everything in Teams",
      b: "Unlimited users",
      c: "Your own account manager",
      d: "Custom integration with your CRM",
      e: "Contract and data terms to your needs",
    },
  },
  customCrm: {
    title: "Another CRM? We connect it",
    text: "Is your CRM not among the {{direct}} direct integrations? Then we build a custom one.",
    action: "Tell us about your CRM",
    steps: {
      talk: { title: "Tell us", text: "Which CRM you use, and what goes where in it." },
      build: { title: "We build", text: "We make the connection and try it out with you." },
      use: { title: "You use it", text: "You talk, and your own fields fill themselves." },
    },
  },
} as const satisfies Dictionary<typeof source>;
