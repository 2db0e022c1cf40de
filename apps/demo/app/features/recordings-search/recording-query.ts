import { demoNow, demoTimeZone } from "@voxlog/demo-data/dashboard";
import type { Recording, RecordingStatus, Sentiment } from "@voxlog/demo-data/recordings";
import { type TeamMemberId, teamMembers } from "@voxlog/demo-data/team";
import { directCrms } from "@voxlog/product";
import { type ColumnKey, columnOf } from "../../recordings/list/columns.tsx";
import { matchesSearch } from "../../text/search.ts";

/** When a conversation was, seen from the demo's today. */
export type Day = "today" | "yesterday" | "earlier";

/** What the filters leave of the recordings; null leaves all. */
export type Filters = {
  status: RecordingStatus | null;
  crm: string | null;
  day: Day | null;
  mood: Sentiment | null;
  owner: TeamMemberId | null;
};

/** What of the recordings to show, and in which order. */
export type RecordingQuery = Filters & {
  search: string;
  column: ColumnKey;
  descending: boolean;
};

/** The values of each filter, in the order that they are offered in; a filter's name is its parameter in the address. */
export const filterValues: { [Name in keyof Filters]: readonly NonNullable<Filters[Name]>[] } = {
  status: ["processing", "empty", "review", "synced"],
  crm: directCrms,
  day: ["today", "yesterday", "earlier"],
  mood: ["positive", "neutral", "negative"],
  owner: teamMembers.map(({ id }) => id),
};

/** The filters, in the order in which they're shown. */
export const filterNames = Object.keys(filterValues) as readonly (keyof Filters)[];

/** No filter at all. */
export const noFilters: Filters = { status: null, crm: null, day: null, mood: null, owner: null };

/**
 * Reads a query from an address; what makes no sense there counts as not asked.
 *
 * @example readQuery(new URLSearchParams("q=bos&sort=-client"))
 *   ⇒ { ...noFilters, search: "bos", column: "client", descending: true }
 */
export function readQuery(params: URLSearchParams): RecordingQuery {
  const sort = params.get("sort") ?? "-date";
  const column = columnOf(sort.replace(/^-/, ""))?.key;
  const valueIn = <Name extends keyof Filters>(name: Name): Filters[Name] =>
    filterValues[name].find((value) => value === params.get(name)) ?? null;
  return {
    search: params.get("q") ?? "",
    status: valueIn("status"),
    crm: valueIn("crm"),
    day: valueIn("day"),
    mood: valueIn("mood"),
    owner: valueIn("owner"),
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
    ...filterNames.map((name) => [name, query[name]] as const),
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
 * @param textsOf the texts to search, apart from client and contact.
 */
export function selectRecordings<R extends Recording>(
  all: readonly R[],
  query: RecordingQuery,
  statusName: (status: RecordingStatus) => string,
  textsOf: (recording: R) => readonly string[] = () => [],
): R[] {
  const direction = query.descending ? -1 : 1;
  const sortKey = (recording: R) => columnOf(query.column)?.sortKey(recording, statusName) ?? "";
  return all
    .filter((recording) => isLeftBy(query, recording))
    .filter((recording) =>
      matchesSearch(
        [recording.client, recording.contact, recording.crm, ...textsOf(recording)],
        query.search,
      ),
    )
    .toSorted((a, b) => direction * compare(sortKey(a), sortKey(b)) || b.date.localeCompare(a.date));
}

function isLeftBy({ status, crm, day, mood, owner }: Filters, recording: Recording): boolean {
  return (
    (status === null || status === recording.status) &&
    (crm === null || crm === recording.crm) &&
    (day === null || day === dayOf(recording)) &&
    (mood === null || mood === recording.sentiment) &&
    (owner === null || owner === recording.owner)
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** A day in the demo's time zone, as its last one counts. What is newer is today's, too: visitors record after it. */
function dayOf({ date }: Recording): Day {
  const dayIn = (time: number) => new Date(time).toLocaleDateString("sv", { timeZone: demoTimeZone });
  const now = Date.parse(demoNow);
  const day = dayIn(Date.parse(date));
  if (day >= dayIn(now)) return "today";
  return day === dayIn(now - DAY) ? "yesterday" : "earlier";
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : `${a}`.localeCompare(`${b}`, "nl");
}
