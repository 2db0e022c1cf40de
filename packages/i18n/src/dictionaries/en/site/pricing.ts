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
    yearly: "Billed yearly, {{months}}-month contract",
    monthly: "Billed monthly",
  },
  custom: { price: "Custom", text: "A price that fits your organisation" },
  plans: {
    professional: { text: "For individual sellers", action: "Start now" },
    teams: { text: "For teams that work together", action: "Start now" },
    enterprise: { text: "For organisations with their own needs", action: "Request a demo" },
  },
  includes: {
    professional: {
      a: "Record, upload and call without limits",
      b: "Direct integration with {{count}} CRM systems",
      c: "Your own instructions and dictionary",
    },
    teams: {
      a: "Everything in Professional",
      b: "Shared prompts and jargon",
      c: "Team analytics dashboard",
    },
    enterprise: {
      a: "Everything in Teams",
      b: "Unlimited users",
      c: "Your own account manager",
    },
  },
} as const satisfies Dictionary<typeof source>;
