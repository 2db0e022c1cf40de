import type { Dictionary } from "../../../dictionary.ts";
import type { dashboard as source } from "../../nl/demo/dashboard.ts";

export const dashboard = {
  title: "Dashboard",
  stats: "This week",
  conversations: {
    label: "Conversations this week",
    note_one: "{{count}} being processed now",
    note_other: "{{count}} being processed now",
  },
  hoursSaved: { label: "Hours saved", note: "{{minutes}} minutes per conversation" },
  sync: { label: "CRM sync", note: "{{synced}} of {{analysed}} processed conversations" },
  quickRecord: "Record conversation",
  recent: "Recent recordings",
  all: "All {{count}} recordings",
} as const satisfies Dictionary<typeof source>;
