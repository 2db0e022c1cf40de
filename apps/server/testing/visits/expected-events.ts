import { brand } from "@voxlog/product";
import type { StoredEvent, StoredSession } from "./generate.ts";

/** A row of a report: a day or label, if the report has them, and counts. */
export type ReportRow = Record<string, string | number | null>;

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: brand.timeZone });

/** Returns the owner's day at a time, independently of the server's code. */
export const dayOf = (time: string): string => DAY.format(new Date(time));

/**
 * Returns the expected reports of events and vitals of some sessions.
 *
 * @param event the only event to count; undefined for all.
 */
export function expectedEventReports(
  sessions: readonly StoredSession[],
  eventsOf: ReadonlyMap<string, readonly StoredEvent[]>,
  event: string | undefined,
): Record<string, ReportRow[]> {
  const all = sessions.flatMap(({ session_id, created }) =>
    (eventsOf.get(session_id) ?? []).map((each) => ({ ...each, day: dayOf(created) })),
  );
  const counted = all.filter(({ name }) => (event === undefined ? name !== "web_vitals" : name === event));
  const values = counted.flatMap((each) =>
    Object.entries(each.properties).map(([property, value]) => ({ ...each, property, value: String(value) })),
  );
  const vitals = all.filter(({ name }) => name === "web_vitals");
  return {
    events: most(count(counted, ({ name }) => ({ label: name }))),
    event_days: count(counted, ({ day }) => ({ day })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    event_pages: most(count(counted, ({ page_path, name }) => ({ label: page_path, event: name }))),
    event_values: most(
      count(values, ({ value, name, property }) => ({ label: value, event: name, property })),
    ),
    vitals: [...Map.groupBy(vitals, ({ page_path }) => page_path)]
      .map(([label, group]) => ({ label, ...percentiles(group) }))
      .sort((a, b) => b.samples - a.samples || (a.label < b.label ? -1 : 1)),
    vitals_overall: [percentiles(vitals)],
  };
}

function count<Each extends StoredEvent, Kind extends object>(
  events: readonly Each[],
  kindOf: (event: Each) => Kind,
) {
  return [...Map.groupBy(events, (event) => JSON.stringify(kindOf(event)))].map(([kind, group]) => ({
    ...(JSON.parse(kind) as Kind),
    events: group.length,
    sessions: new Set(group.map(({ session_id }) => session_id)).size,
  }));
}

type Labeled = { label: string; event?: string; property?: string; events: number; sessions: number };

function most(rows: Labeled[]): Labeled[] {
  const name = ({ label, event, property }: Labeled) => [label, event, property].join("\0");
  return rows.sort((a, b) => b.events - a.events || (name(a) < name(b) ? -1 : 1));
}

function percentiles(events: readonly StoredEvent[]) {
  const of = (vital: string) =>
    events
      .flatMap(({ properties }) => properties[vital] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  const third = (values: number[]) => values[Math.ceil(values.length * 0.75) - 1] ?? null;
  const samples = Math.max(of("lcp").length, of("cls").length);
  return { samples, lcp: third(of("lcp")), inp: null, cls: third(of("cls")), fcp: null, ttfb: null };
}

/** Returns a report's rows with sums rounded to whole milliseconds, because sums of fractions depend on their order. */
export function roundedReport(rows: readonly ReportRow[]): ReportRow[] {
  return rows.map((row) =>
    "seconds" in row ? { ...row, seconds: Math.round(Number(row["seconds"]) * 1000) } : { ...row },
  );
}
