import type { SqliteRow } from "../report.ts";

/** The rows of a day, and the version of the day that they are of. */
export type CachedDay = { version: string; rows: readonly SqliteRow[] };

/** Rows to keep, of about 100 bytes each. */
const MAX_ROWS = 500_000;

/** Creates a cache of the rows of days, by what is counted. */
export function createDayCache() {
  const queries = new Map<string, Map<string, CachedDay>>();
  let size = 0;

  const remove = (key: string) => {
    for (const { rows } of queries.get(key)?.values() ?? []) size -= rows.length;
    queries.delete(key);
  };

  return {
    get: (key: string, day: string): CachedDay | undefined => queries.get(key)?.get(day),
    set(key: string, day: string, cached: CachedDay): void {
      const days = queries.get(key) ?? new Map<string, CachedDay>();
      // The last one set is the last one to go.
      queries.delete(key);
      queries.set(key, days);
      size += cached.rows.length - (days.get(day)?.rows.length ?? 0);
      days.set(day, cached);
      for (const oldest of queries.keys()) {
        if (size <= MAX_ROWS || oldest === key) break;
        remove(oldest);
      }
    },
  };
}
