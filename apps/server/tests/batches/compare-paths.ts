import { isDeepStrictEqual } from "node:util";
import { siteSet } from "@voxlog/tracked-sets";
import { visitor } from "@voxlog/tracking/store-contract";
import { rowRequests } from "@voxlog/tracking/testing";
import { startPocketBase } from "../../testing/index.ts";
import { randomNumbers } from "../../testing/random-numbers.ts";
import { type Batch, batchMaker } from "./generate-batches.ts";

/** A server that stores page views itself, and one that passes them to PocketBase. */
export type BothPaths = Awaited<ReturnType<typeof startBothPaths>>;

const TABLES = ["sessions", "page_visits", "events"];
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
      const differing = Object.keys(row).filter((name) => !isSame({ ...row, id }[name], other?.[name]));
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

function isSame(one: unknown, other: unknown): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  if (typeof one === "number" && typeof other === "number") return one > 1 && Math.abs(one - other) < APART;
  const [time, otherTime] = [one, other].map((text) =>
    /^\d{4}-.*Z$/.test(String(text)) ? Date.parse(String(text)) : Number.NaN,
  );
  return Math.abs(Number(time) - Number(otherTime)) < APART;
}
