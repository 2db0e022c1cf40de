import type { CsvValue } from "@voxlog/browser/csv";
import { brand, type StoredFieldName, storedFieldNames } from "@voxlog/product";
import type { Lead } from "./leads-api.ts";

type Names = Record<
  StoredFieldName | "kind" | "received" | "answered" | "answeredBy" | "assigned" | "note",
  string
>;

const FIELDS = [...new Set<StoredFieldName>(["company", ...storedFieldNames()])];

/**
 * Returns leads as rows of a CSV file, header first. Times are in the owner's time zone, in a form that spreadsheets
 * sort and read.
 */
export function leadRows(leads: readonly Lead[], names: Names, kindOf: (lead: Lead) => string): CsvValue[][] {
  const head = ["received", "kind", ...FIELDS, "answered", "answeredBy", "assigned", "note"] as const;
  return [
    head.map((name) => names[name]),
    ...leads.map((lead) => [
      time(lead.created),
      kindOf(lead),
      ...FIELDS.map((field) => lead[field]),
      time(lead.answered),
      lead.answeredBy,
      lead.assigned,
      lead.note,
    ]),
  ];
}

// Swedish times are written as YYYY-MM-DD HH:MM:SS.
const inOwnersZone = new Intl.DateTimeFormat("sv-SE", {
  timeZone: brand.timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});
const time = (moment: string) => (moment ? inOwnersZone.format(new Date(moment)) : "");
