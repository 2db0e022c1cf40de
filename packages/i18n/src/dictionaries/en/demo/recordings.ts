import type { Dictionary } from "../../../dictionary.ts";
import type { recordings as source } from "../../nl/demo/recordings.ts";

export const recordings = {
  title: "Recordings",
  subtitle: "Every conversation, with what {{agent}} put into your CRM.",
  columns: {
    date: "Date and time",
    client: "Client",
    status: "Status",
    crm: "CRM",
    action: "Action",
  },
  status: { processing: "Processing", synced: "Synced" },
  view: "View",
  viewClient: "View: {{client}}",
  search: "Search by client or contact",
  filter: "Status",
  allStatuses: "All statuses",
  order: "Order",
  ascending: "{{column}}, ascending",
  descending: "{{column}}, descending",
  found_one: "{{count}} recording",
  found_other: "{{count}} recordings",
  nothingFound: "No recordings found",
  nothingFoundHint: "Try another name or pick another status.",
  clearFilters: "Clear search and filter",
} as const satisfies Dictionary<typeof source>;
