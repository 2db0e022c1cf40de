import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type LeadCollection, leadFields } from "@voxlog/product";

/** The field of `outbox` and `follow_ups` that refers to a lead, by the lead's collection. */
export const relations = {
  signups: "signup",
  demo_requests: "demo_request",
} as const satisfies Record<LeadCollection, string>;

export const leadCollections = Object.keys(leadFields) as LeadCollection[];

export const tablesAboutLeads = ["outbox", "follow_ups"] as const;

/** Returns the number of leads from `start` until before `end`, without those that are held back. */
export function countLeads(folder: string, { start, end }: { start: string; end: string }): number {
  using database = new DatabaseSync(join(folder, "data.db"), { readOnly: true, timeout: 5000 });
  const counts = leadCollections.map((collection) =>
    database
      .prepare(
        `SELECT COUNT(*) AS count FROM ${collection} l WHERE created >= ? AND created < ? AND NOT EXISTS (
           SELECT 1 FROM outbox o WHERE o.${relations[collection]} = l.id AND o.kind = 'lead' AND o.held != '')`,
      )
      .get(start, end),
  );
  return counts.reduce((sum, row) => sum + Number(row?.["count"]), 0);
}
