import { sets } from "../configuration/sets.ts";
import { countLeads } from "../leads/lead-tables.ts";
import { boundsOf } from "../reports/local-days.ts";
import type { ReadReport } from "../reports/routes.ts";
import type { Days } from "./summary-state.ts";

/** The counts of a period; undefined if they couldn't be read. */
export type Figures = {
  visitors?: number;
  leads?: number;
  conversions?: number;
  views?: number;
  /** Visitors by referring host, and views by path: the most first. */
  sources?: Counts;
  pages?: Counts;
};

export type Counts = ReadonlyMap<string, number>;

/** A figure that differs from the period before. */
export type Change = { now: number; before: number } & (
  | { of: "visitors" | "leads" | "conversions" }
  | { of: "source" | "page"; name: string }
);

/**
 * Reads a period's figures: visits of the first set, which is the site's, and leads that aren't held back. Logs figures
 * that can't be read, and leaves them out.
 *
 * @param readReport undefined if visits are stored elsewhere.
 */
export async function readFigures(
  days: Days,
  folder: string,
  readReport: ReadReport | undefined,
): Promise<Figures> {
  const read = (name: string) =>
    attempt(async () => readReport?.(name, { set: sets[0]?.name ?? "", from: days.from, to: days.to }));
  const [leads, sessions, sources, pages] = await Promise.all([
    attempt(async () => countLeads(folder, { start: boundsOf(days.from).start, end: boundsOf(days.to).end })),
    ...["sessions", "sources", "pages"].map(read),
  ] as const);
  const sum = (column: string) => sessions?.reduce((total, row) => total + Number(row[column]), 0);
  const byLabel = (rows: typeof sources, column: string) =>
    rows && new Map(rows.map((row) => [String(row["label"]), Number(row[column])]));
  const figures = {
    leads,
    visitors: sum("sessions"),
    conversions: sum("conversions"),
    views: sum("page_views"),
    sources: byLabel(sources, "sessions"),
    pages: byLabel(pages, "views"),
  };
  return Object.fromEntries(Object.entries(figures).filter(([, each]) => each !== undefined));
}

async function attempt<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    process.stderr.write(`The summary lacks a figure: ${String(error)}\n`);
    return undefined;
  }
}

/** Returns whether all counts are zero. Unreadable ones may be anything. */
export const isEmpty = ({ visitors, leads }: Figures): boolean => visitors === 0 && leads === 0;

/**
 * Returns the three figures that changed most. A difference is measured by the one that chance brings about, the square
 * root of both counts together: 3 leads more mean more than 30 views. Smaller ones aren't changes.
 */
export function biggestChanges(now: Figures, before: Figures): Change[] {
  const totals = (["visitors", "leads", "conversions"] as const).flatMap((of) => {
    const [count, earlier] = [now[of], before[of]];
    return count === undefined || earlier === undefined ? [] : [{ of, now: count, before: earlier }];
  });
  const changes: Change[] = [
    ...totals,
    ...labelChanges("source", now.sources, before.sources),
    ...labelChanges("page", now.pages, before.pages),
  ];
  const size = (change: Change) =>
    Math.abs(change.now - change.before) / Math.sqrt(change.now + change.before || 1);
  return changes
    .filter((change) => size(change) > 1)
    .sort((a, b) => size(b) - size(a))
    .slice(0, 3);
}

function labelChanges(of: "source" | "page", now: Counts | undefined, before: Counts | undefined): Change[] {
  if (!now || !before) return [];
  const names = new Set([...now.keys(), ...before.keys()]);
  return [...names].map((name) => ({ of, name, now: now.get(name) ?? 0, before: before.get(name) ?? 0 }));
}
