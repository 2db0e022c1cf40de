import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/integrations.ts";

/** The pages about the CRM systems. */
export const integrations = {
  title: "Your CRM, up to date after every conversation",
  subtitle:
    "{{agent}} writes into the system your team already uses. See what each CRM contains after a conversation.",
  open: "What {{agent}} writes into {{crm}}",
  crm: {
    title: "{{crm}}, up to date after every conversation",
    subtitle:
      "Talk to {{agent}} after your visit. You check what he heard, and then it’s in the right place in {{crm}}.",
    places: "Which field goes where",
    text: "A sample conversation of about a minute, and what {{crm}} has afterward.",
    place: "In {{crm}}:",
    client: "Client",
    contact: "Contact",
    task: "Next step",
    summary: "Summary",
    custom: "{{deal}}, custom field",
    within: "{{deal}}, {{field}}",
    action: "Start with {{crm}}",
    all: "All integrations",
  },
} as const satisfies Dictionary<typeof source.integrations>;
