import type { Recording, RecordingStatus } from "@voxlog/demo-data/recordings";
import { type ColumnKey, columnOf } from "../../recordings/columns.tsx";
import { isFoundIn } from "../../text/search.ts";

/** What of the recordings to show, and in which order. */
export type RecordingQuery = {
  search: string;
  status: RecordingStatus | null;
  column: ColumnKey;
  descending: boolean;
};

/** The statuses to choose from, in the order in which a recording has them. */
export const statuses: readonly RecordingStatus[] = ["processing", "review", "synced"];

/**
 * Reads a query from an address; what makes no sense there counts as not asked.
 *
 * @example readQuery(new URLSearchParams("q=bos&sort=-client"))
 *   ⇒ { search: "bos", status: null, column: "client", descending: true }
 */
export function readQuery(params: URLSearchParams): RecordingQuery {
  const sort = params.get("sort") ?? "-date";
  const column = columnOf(sort.replace(/^-/, ""))?.key;
  return {
    search: params.get("q") ?? "",
    status: statuses.find((status) => status === params.get("status")) ?? null,
    column: column ?? "date",
    descending: column ? sort.startsWith("-") : true,
  };
}

/** Writes a query into an address, leaving out what goes without saying; the rest of it stays. */
export function writeQuery(params: URLSearchParams, query: RecordingQuery): URLSearchParams {
  const sort = `${query.descending ? "-" : ""}${query.column}`;
  const next = new URLSearchParams(params);
  for (const [name, value] of [
    ["q", query.search],
    ["status", query.status],
    ["sort", sort === "-date" ? "" : sort],
  ] as const) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The order after a click on a column's header: the other way round, or a new column's natural start. */
export function sortedBy(query: RecordingQuery, column: ColumnKey): RecordingQuery {
  const startsDescending = columnOf(column)?.startsDescending ?? false;
  const descending = query.column === column ? !query.descending : startsDescending;
  return { ...query, column, descending };
}

/**
 * The recordings that a query asks for, in its order. Recordings that tie come newest first.
 *
 * @param statusName what a status is called where it is shown, and sorted by.
 */
export function selectRecordings<R extends Recording>(
  all: readonly R[],
  query: RecordingQuery,
  statusName: (status: RecordingStatus) => string,
): R[] {
  const direction = query.descending ? -1 : 1;
  const sortKey = (recording: R) => columnOf(query.column)?.sortKey(recording, statusName) ?? "";
  return all
    .filter(({ status }) => query.status === null || status === query.status)
    .filter(({ client, contact }) => isFoundIn([client, contact], query.search))
    .toSorted((a, b) => direction * compare(sortKey(a), sortKey(b)) || b.date.localeCompare(a.date));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : `${a}`.localeCompare(`${b}`, "nl");
}
