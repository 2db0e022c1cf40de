import type { SqliteRow } from "../report.ts";

/** The rows of a day, and the version of the day that they are of. */
type CachedDay = { version: string; rows: readonly SqliteRow[] };

/** Rows to keep, of about 100 bytes each. */
const MAX_ROWS = 500_000;

/** Creates a cache of the rows of days, by what is counted. Beyond its size, what was read longest ago goes. */
export function createDayCache() {
  const queries = new Map<string, Map<string, CachedDay>>();
  let size = 0;

  const use = (key: string) => {
    const days = queries.get(key) ?? new Map<string, CachedDay>();
    queries.delete(key);
    queries.set(key, days);
    return days;
  };

  return {
    get: (key: string, day: string): CachedDay | undefined => use(key).get(day),
    set(key: string, day: string, cached: CachedDay): void {
      const days = use(key);
      size += cached.rows.length - (days.get(day)?.rows.length ?? 0);
      days.set(day, cached);
      for (const [oldest, its] of queries) {
        if (size <= MAX_ROWS) break;
        for (const { rows } of its.values()) size -= rows.length;
        queries.delete(oldest);
      }
    },
  };
}
