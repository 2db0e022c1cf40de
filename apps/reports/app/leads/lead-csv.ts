import type { CsvValue } from "@voxlog/browser/csv";
import { type StoredFieldName, storedFieldNames } from "@voxlog/product";
import type { Lead } from "./leads-api.ts";

/** What the columns of the file are called. */
type Names = Record<StoredFieldName | "kind" | "received" | "answered" | "note", string>;

const FIELDS = [...new Set<StoredFieldName>(["company", ...storedFieldNames()])];

/** Leads as the rows of a CSV file, the first being the head. Times are ISO 8601 in UTC: spreadsheets sort by them. */
export function leadRows(leads: readonly Lead[], names: Names, kindOf: (lead: Lead) => string): CsvValue[][] {
  const head = ["received", "kind", ...FIELDS, "answered", "note"] as const;
  return [
    head.map((name) => names[name]),
    ...leads.map((lead) => [
      iso(lead.created),
      kindOf(lead),
      ...FIELDS.map((field) => lead[field]),
      iso(lead.answered),
      lead.note,
    ]),
  ];
}

const iso = (moment: string) => (moment ? new Date(moment).toISOString() : "");
