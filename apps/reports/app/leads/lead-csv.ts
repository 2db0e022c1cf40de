import type { CsvValue } from "@voxlog/browser/csv";
import { brand, type StoredFieldName, storedFieldNames } from "@voxlog/product";
import type { Lead } from "./leads-api.ts";

/** What the columns of the file are called. */
type Names = Record<StoredFieldName | "kind" | "received" | "answered" | "note", string>;

const FIELDS = [...new Set<StoredFieldName>(["company", ...storedFieldNames()])];

/** Leads as the rows of a CSV file, the first being the head. Times are the owner's, in a form that spreadsheets sort and read. */
export function leadRows(leads: readonly Lead[], names: Names, kindOf: (lead: Lead) => string): CsvValue[][] {
  const head = ["received", "kind", ...FIELDS, "answered", "note"] as const;
  return [
    head.map((name) => names[name]),
    ...leads.map((lead) => [
      time(lead.created),
      kindOf(lead),
      ...FIELDS.map((field) => lead[field]),
      time(lead.answered),
      lead.note,
    ]),
  ];
}

// In Swedish, a time is written as YYYY-MM-DD HH:MM:SS.
const inOwnersZone = new Intl.DateTimeFormat("sv-SE", {
  timeZone: brand.timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});
const time = (moment: string) => (moment ? inOwnersZone.format(new Date(moment)) : "");
