import type { CsvValue } from "@voxlog/browser/csv";
import { type LeadFieldName, leadFieldNames } from "@voxlog/product";
import type { Lead } from "./leads-api.ts";

/** What the columns of the file are called, beside the fields of the form. */
type Names = Record<LeadFieldName, string> &
  Record<"kind" | "received" | "answered" | "language" | "note", string>;

const FIELDS = [...new Set<LeadFieldName>(["company", ...leadFieldNames])];

/** Leads as the rows of a CSV file, the first being the head. Times are ISO 8601 in UTC: spreadsheets sort by them. */
export function leadRows(leads: readonly Lead[], names: Names, kindOf: (lead: Lead) => string): CsvValue[][] {
  const head = ["received", "kind", ...FIELDS, "language", "answered", "note"] as const;
  return [
    head.map((name) => names[name]),
    ...leads.map((lead) => [
      iso(lead.created),
      kindOf(lead),
      ...FIELDS.map((field) => lead[field]),
      lead.language,
      iso(lead.answered),
      lead.note,
    ]),
  ];
}

const iso = (moment: string) => (moment ? new Date(moment).toISOString() : "");
