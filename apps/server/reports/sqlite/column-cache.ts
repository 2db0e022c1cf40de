import type { Numbers, Texts } from "../columns.ts";

/** The values of a column on a day, and the version of the day that they are of. */
export type CachedColumn = { version: string; values: Texts | Numbers | Uint32Array };

/** Bytes to keep: of a year, about 120 for each session with three visits and two events. */
const MAX_BYTES = 256_000_000;
/** What a text takes beside its characters, about. */
const TEXT_BYTES = 40;

/** Creates a cache of the columns of days. Beyond its size, the column that was read longest ago goes, of all days. */
export function createColumnCache() {
  const columns = new Map<string, Map<string, CachedColumn>>();
  let size = 0;

  const use = (column: string) => {
    const days = columns.get(column) ?? new Map<string, CachedColumn>();
    columns.delete(column);
    columns.set(column, days);
    return days;
  };

  return {
    get: (column: string, day: string): CachedColumn | undefined => use(column).get(day),
    set(column: string, day: string, cached: CachedColumn): void {
      const days = use(column);
      size += bytesOf(cached) - bytesOf(days.get(day));
      days.set(day, cached);
      for (const [oldest, its] of columns) {
        if (size <= MAX_BYTES || oldest === column) break;
        for (const each of its.values()) size -= bytesOf(each);
        columns.delete(oldest);
      }
    },
  };
}

function bytesOf(cached: CachedColumn | undefined): number {
  if (!cached) return 0;
  if (!("ids" in cached.values)) return cached.values.byteLength;
  const { values, ids } = cached.values;
  return values.reduce((sum, value) => sum + value.length + TEXT_BYTES, ids.byteLength);
}
