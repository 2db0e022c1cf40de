import { isDeepStrictEqual } from "node:util";
import { siteSet } from "@voxlog/tracked-sets";
import type { Change, PageView, TrackedEvent } from "@voxlog/tracking";
import { visitor } from "@voxlog/tracking/store-contract";
import { type RowRequest, rowRequests } from "@voxlog/tracking/testing";
import { startPocketBase } from "../../testing/index.ts";
import { randomNumbers } from "../../testing/visits/generate.ts";
import { recordId } from "../samples.ts";

/** A server that stores page views itself, and one that passes them to PocketBase. */
type BothPaths = Awaited<ReturnType<typeof startBothPaths>>;

const TABLES = ["sessions", "page_visits", "events"];
const SESSIONS = "/api/collections/sessions/records";
const VISITS = "/api/collections/page_visits/records";
const EVENTS = "/api/collections/events/records";
/** Ms between the clocks of two requests that were sent at once. */
const APART = 30_000;

export async function startBothPaths() {
  const [fast, plain] = await Promise.all([
    startPocketBase(),
    startPocketBase({ env: { VOXLOG_TRACKING_FAST: "off" } }),
  ]);
  return { fast, plain, stop: () => Promise.all([fast.stop(), plain.stop()]) };
}

/** Sends `count` generated batches to both servers, one after the other, and compares answers, then all rows. */
export async function compare({ fast, plain }: BothPaths, count: number, seed: number) {
  const next = batchMaker(randomNumbers(seed));
  const twins = new Map<string, string>();
  const result = { fast: 0, rejected: 0, differences: [] as string[] };
  for (let sent = 0; sent < count; sent++) {
    const batch = next();
    const [one, other] = await Promise.all([sendForm(fast.url, batch), sendForm(plain.url, batch)]);
    if (usedFastPath(one)) result.fast++;
    if (one.status !== 200) result.rejected++;
    for (const [index, id] of idsOf(one).entries()) {
      const theirs = idsOf(other)[index];
      if (theirs && !batch.text.includes(id) && !batch.text.includes(theirs)) twins.set(id, theirs);
    }
    const answers = [answerOf(one, twins), answerOf(other)];
    if (answers[0] !== answers[1]) result.differences.push([batch.text, ...answers].join("\n"));
  }
  for (const table of TABLES) {
    const [fastRows, plainRows] = await Promise.all([fast, plain].map(({ admin }) => admin.rows(table)));
    const others = new Map(plainRows?.map((row) => [row.id, row]));
    if (fastRows?.length !== plainRows?.length)
      result.differences.push(`${table}: ${fastRows?.length} and ${plainRows?.length} rows`);
    for (const row of fastRows ?? []) {
      const id = twins.get(row.id) ?? row.id;
      const other = others.get(id);
      const differing = Object.keys(row).filter((name) => !isSame(name, { ...row, id }[name], other?.[name]));
      for (const name of differing)
        result.differences.push(`${table}/${id}: ${name} ${JSON.stringify([row[name], other?.[name]])}`);
    }
  }
  return result;
}

type Sent = { status: number; body: unknown };

/** Returns a batch like a tracker's for the first view of a session, and the visit's ID. */
export function firstView(): Batch & { id: string } {
  const view = visitor().view("/pricing");
  const requests = rowRequests(siteSet, (row) => row)(view);
  return { text: JSON.stringify({ requests }), id: view.visit.id };
}

/** Sends a batch like the tracker. */
export async function sendForm(
  url: string,
  { text, more = {} }: Batch,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const form = new FormData();
  form.append("@jsonPayload", text);
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  const response = await fetch(`${url}/api/batch`, { method: "POST", body: form, headers });
  return { status: response.status, body: await response.json() };
}

/** Whether the server stored it itself: then the response has only the rows' IDs. */
export const usedFastPath = ({ status, body }: Sent): boolean =>
  status === 200 && Array.isArray(body) && !("collectionId" in body[0].body);

const idsOf = ({ status, body }: Sent): string[] =>
  status === 200 && Array.isArray(body) ? body.map((each) => each.body.id) : [];

/** Returns the parts of a response to compare: the IDs of stored rows, or the complete rejection. */
const answerOf = (sent: Sent, twins?: Map<string, string>): string =>
  JSON.stringify(
    sent.status === 200 ? idsOf(sent).map((id) => twins?.get(id) ?? id) : [sent.status, sent.body],
  );

function isSame(name: string, one: unknown, other: unknown): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  const [time, otherTime] = [one, other].map((value) => {
    if (name === "visible_time") return Number(value);
    return /^\d{4}-.*Z$/.test(String(value)) ? Date.parse(String(value)) : Number.NaN;
  });
  return Math.abs(Number(time) - Number(otherTime)) < APART;
}

type Part = { method: string; url: string; body: Record<string, unknown>; [more: string]: unknown };
/** A batch to send: the text of its payload, and the form's other parts. */
type Batch = { text: string; more?: Record<string, string> };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONG = 501;
/** Replacement values: other types, limits and one beyond, and ambiguous texts. */
export const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, 1, 2, -1, 1.5, 99_999, 100_000, 100_001, 259_200_000, 259_200_001, 1e308],
  ...["", " ", "nl", "NL", "x", "/", "/a", "desktop", "signup", "direct", "1440x900", "yesterday", "NaN"],
  ...["'; DROP TABLE sessions; --", "x".repeat(LONG - 1), "x".repeat(LONG), `/${"é".repeat(LONG - 2)}`],
  ...[`/${"👍".repeat(LONG - 1)}`, "👍".repeat(300), "\ud800", "\u0000", "\u202e", "\ufffd"],
  ...["a".repeat(20), "a".repeat(19), "a".repeat(64), "A".repeat(20), [], {}, ["nl"], { "+": 1 }],
  ...["2019-12-31 23:59:59.999Z", "2020-01-01 00:00:00.000Z", "2026-02-30T00:00:00.000Z", "2025-06-01"],
  ...["1970-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z", 1_700_000_000_000],
];
const NAMES = [
  ...[siteSet.sessionFields, siteSet.visitFields, siteSet.eventFields].flatMap(Object.keys),
  ...["id", "created", "updated", "sent_at", "page_count+", "unique_page_count+", "page_count-"],
  ...["collectionId", "expand", "unknown", "__proto__", "constructor"],
];

const LONG_TEXTS = ["x".repeat(LONG), "x".repeat(1001), "👍".repeat(300), "👍".repeat(LONG)];
const WRONG: Record<string, readonly unknown[]> = {
  page_title: LONG_TEXTS,
  landing_page: ["", ...LONG_TEXTS],
  last_page: LONG_TEXTS,
  referrer: LONG_TEXTS,
  page_path: ["pricing", " /pricing", "", "\n/pricing", `/${"x".repeat(500)}`],
  session_id: ["A".repeat(32), "a".repeat(19), "a".repeat(65), `${"a".repeat(31)}_`, `${"a".repeat(31)}\n`],
  language: ["fr", "", "nl ", "nl,en"],
  device_type: ["", "phone", "Desktop"],
  page_count: [0, 2, "1", null],
  unique_page_count: [0, 2, "1", null],
  converted: [true, true, false, 0],
  conversion_type: ["", "sale", "Signup"],
  last_view: ["", null, "2019-12-31T23:59:59.999Z", "2026-02-30T00:00:00.000Z", 0],
  visible_time: [-1, 1.5, 259_200_001, "500", null],
  end_time: ["", null, "2019-12-31T23:59:59.999Z", "2026-02-30T00:00:00.000Z", 0],
  start_time: ["", null, "2019-12-31T23:59:59.999Z", "2026-01-01", 0],
  sent_at: ["now", null, {}, true],
  name: ["", "made_up", "Outbound link", "x".repeat(41), null],
  time: ["", null, "soon", "2019-12-31T23:59:59.999Z", 0],
  properties: [
    ...[null, [], [1], "", "a", "{}", 0, false, { a: null }, { a: {} }, { a: [1] }, { "a b": 1 }],
    ...[{ url: "x".repeat(201) }, { url: "👍".repeat(200) }, { ["x".repeat(41)]: 1 }, { __proto__: 1 }],
    ...[{ z: 1.5, a: 1e21, m: -1e-7 }, { a: "<&>\u2028" }, {}],
    Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`p${index}`, 1])),
  ],
};

const METHODS = ["POST", "PATCH", "PUT", "DELETE", "GET", "post", "constructor", "convert"];
const ADDRESSES = [
  ...[SESSIONS, VISITS, `${VISITS}?expand=x`, `${SESSIONS}/`, `/${VISITS}`, `${SESSIONS}/${"A".repeat(15)}`],
  ...[`${VISITS}/${recordId()}`, "/api/collections/signups/records", EVENTS],
];
const MORE = [{}, { "X-Forwarded-For": "10.0.0.1" }, null];
const DATES = ["start_time", "end_time", "last_view", "time"];

/**
 * Generates batches of successive visitors like the tracker's, about half of them corrupted in one or two places. They
 * refer to rows of earlier batches.
 */
function batchMaker(random: () => number): () => Batch {
  const pick: Choose = (values) => values[Math.floor(random() * values.length)] as (typeof values)[number];
  const requestsOf = rowRequests(siteSet, (row) => row);
  type Tracked = ReturnType<typeof visitor> & { last?: PageView; measured?: TrackedEvent };
  const visitors: Tracked[] = [];

  /** Gives a request other times, some by a wrong clock. */
  const atOtherTimes = ({ body: { sent_at: _, ...body }, ...request }: RowRequest): Part => {
    const time = () =>
      new Date(Date.now() - pick([0, 1000, 10 * MINUTE, 2 * DAY, -10 * MINUTE, -2 * DAY])).toISOString();
    for (const name of DATES) if (name in body) body[name] = time();
    const clock = { sent_at: Date.now() + pick([0, 0, 0, 3 * DAY, -3 * DAY]) };
    return { ...request, body: { ...body, ...(random() < 0.8 && clock) } };
  };

  const sound = (): Part[] => {
    const known = random() < 0.7 ? pick(visitors) : undefined;
    const one: Tracked = known ?? visitor();
    if (!known) visitors.push(one);
    const seen = { language: pick(["nl", "en"]), dev_mode: random() < 0.1 };
    const view = { ...one.view(pick(["/", "/pricing"]), seen), isFurther: !!known && random() < 0.7 };
    const ended = one.last && one.end(one.last, 60, pick([0, 0.5, 20, 90_000]));
    const repeated = random() < 0.5 ? one.measured : undefined;
    one.measured = repeated ?? one.event("outbound_link", { url: "https://example.com/list" });
    const changes: Change[] = [
      ...(one.last && ended ? [pick([ended, one.last]), ended] : []),
      view,
      ...Array.from({ length: pick([0, 0, 2]) }, () => one.event("file_download", { extension: "pdf" })),
      ...pick([[], [one.measured]]),
      ...pick([[], [], [one.conversion(pick(["signup", "demo_request"]))]]),
    ];
    const some = changes.filter(() => !known || random() < 0.6);
    const sent = some[0] ? some : changes;
    if (sent.includes(view)) one.last = view;
    return sent.flatMap(requestsOf).map(atOtherTimes);
  };

  let last: Batch | undefined;
  return () => {
    const kind = random();
    if (last && kind < 0.05) return last;
    const parts = sound();
    last = kind < 0.5 ? { text: JSON.stringify({ requests: parts }) } : spoil(parts, pick);
    return last;
  };
}

type Choose = <T>(values: readonly T[]) => T;

function spoil(parts: Part[], pick: Choose): Batch {
  const part = pick(parts);
  const replace = (names: readonly string[], valuesOf: (name: string) => readonly unknown[]) => {
    const name = pick(names);
    part.body[name] = pick(valuesOf(name));
  };
  const changes: (() => unknown)[] = [
    ...Array(8).fill(() => replace(NAMES, () => VALUES)),
    ...Array(16).fill(() => replace(Object.keys(part.body), (name) => WRONG[name] ?? VALUES)),
    ...Array(5).fill(() => delete part.body[pick(Object.keys(part.body))]),
    () => Object.assign(part, { method: pick(METHODS) }),
    () => Object.assign(part, { method: pick([["PATCH"], ["POST"], null, 1]) }),
    () => Object.assign(part, { url: pick(ADDRESSES) }),
    () => Object.assign(part, { [pick(["headers", "files", "query"])]: pick(MORE) }),
    () => parts.push(pick<unknown>([null, "x", 1, []]) as Part),
    () => parts.push(...structuredClone(pick([parts, [part]]))),
    () => parts.reverse(),
  ];
  const text = JSON.stringify({ requests: parts });
  const forms: Batch[] = [
    { text: text.replace("{", pick(["{ ", '{"requests":[],', '{"more":1,'])) },
    { text: text.slice(0, -pick([1, 2, 20])) },
    { text, more: pick([{ requests: "[]" }, { "@jsonPayload": "{}" }, { more: "1" }]) },
  ];
  const spoiled = pick<Batch | (() => unknown)>([...forms, ...changes]);
  if (typeof spoiled === "object") return spoiled;
  spoiled();
  return { text: JSON.stringify({ requests: parts }) };
}
