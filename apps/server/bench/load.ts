import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { siteSet } from "@voxlog/tracked-sets";
import type { Change, PageView } from "@voxlog/tracking";
import type { FactsRequest } from "@voxlog/tracking/collector";
import { visitor } from "@voxlog/tracking/store-contract";
import { BATCH_HEADERS, batchBody, factOf, rowRequests } from "@voxlog/tracking/testing";
import { signupOf } from "../tests/samples.ts";
import { send } from "../tests/server.ts";

export type LoadResult = { requests: number; failed: number; perSecond: number; p50: number; p95: number };

/** Describes a load's rate, response times, and rejections. */
export const describe = ({ perSecond, p50, p95, requests, failed }: LoadResult): string =>
  `${Math.round(perSecond)}/s, p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms, ${((100 * failed) / (requests + failed)).toFixed(2)} % rejected`;

/**
 * Sends requests on `connections` connections, one at a time on each. It uses plain sockets, because a load generator
 * on the server's machine must cost little.
 *
 * @param bodies creates the generator of a connection's bodies. The connection ends when it returns none.
 */
export async function generateLoad(
  url: string,
  {
    connections,
    milliseconds,
    bodies,
    headers = () => "",
  }: {
    connections: number;
    milliseconds: number;
    bodies(): () => string | undefined;
    /** Additional header lines of each request. */
    headers?(): string;
  },
  type = "text/plain;charset=UTF-8",
): Promise<LoadResult> {
  const { hostname, port, pathname, host } = new URL(url);
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n`;
  const times: number[] = [];
  let failed = 0;
  // Generating bodies ahead is as much work as storing them.
  const sources = Array.from({ length: connections }, bodies);
  const begun = performance.now();

  const visit = (next: () => string | undefined) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let sent = 0;
      let received = "";
      const send = () => {
        const body = performance.now() - begun > milliseconds ? undefined : next();
        if (body === undefined) {
          socket.destroy();
          return resolve();
        }
        sent = performance.now();
        socket.write(`${head}${headers()}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      };
      socket.setNoDelay().once("connect", send).once("error", reject).once("close", resolve);
      socket.on("data", (chunk) => {
        received += chunk.toString("latin1");
        const length = /content-length: (\d+)/i.exec(received)?.[1];
        const end = received.indexOf("\r\n\r\n");
        if (end < 0 || (length && received.length < end + 4 + Number(length))) return;
        if (!length && !received.endsWith("0\r\n\r\n")) return;
        if (received.startsWith("HTTP/1.1 200")) times.push(performance.now() - sent);
        else failed += 1;
        received = "";
        send();
      });
    });
  await Promise.all(sources.map(visit));

  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const seconds = (performance.now() - begun) / 1000;
  return { requests: times.length, failed, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}

/** Signs up different people every `everyMs`. @returns a function that stops, with the times in ms; NaN if it failed. */
export function signUpAtRate(
  url: string,
  everyMs: number,
  headers: () => Record<string, string> = () => ({}),
): () => Promise<number[]> {
  const times: Promise<number>[] = [];
  const signUp = async () => {
    const begun = performance.now();
    const lead = signupOf(crypto.randomUUID());
    const sent = send(`${url}/api/collections/signups/records`, "POST", lead, headers());
    const response = await sent.catch(() => undefined);
    return response?.status === 200 ? performance.now() - begun : Number.NaN;
  };
  const timer = setInterval(() => times.push(signUp()), everyMs);
  return () => {
    clearInterval(timer);
    return Promise.all(times);
  };
}

/** Returns a process's processor time in ms. Linux reports hundredths of a second. */
export function processorTime(pid: number | undefined): number {
  if (process.platform !== "linux" || !pid) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns a process's resident memory in MB. */
export function residentMegabytes(pid: number | undefined): number {
  if (process.platform !== "linux" || !pid) return Number.NaN;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Views in a session before the next one starts. */
const VIEWS = 4;

/** Generates the tracker's requests to a collector: each has a view and the end of the previous one. */
export function collectorBodies(): () => string {
  return views((changes) => {
    const facts = changes.map((change) => factOf(change, siteSet));
    return JSON.stringify({ sent_at: Date.now(), facts } satisfies FactsRequest);
  });
}

export const FORM = BATCH_HEADERS["Content-Type"];

/** Generates the same requests to PocketBase: one batch in a form. */
export function pocketbaseBodies(): () => string {
  const requestsOf = rowRequests(siteSet, (row) => row);
  return views((changes) => batchBody(changes.flatMap(requestsOf)));
}

/** Generates some bodies before a load begins: that's as much work as storing them. */
export function pregenerated(next: () => string, count: number): () => string {
  const made = Array.from({ length: count }, next).reverse();
  return () => made.pop() ?? next();
}

function views(bodyOf: (changes: readonly Change[]) => string): () => string {
  let { view, end } = visitor();
  let count = 0;
  let last: PageView | undefined;
  return () => {
    if (count++ % VIEWS === 0) {
      ({ view, end } = visitor());
      last = undefined;
    }
    const ended = last && [end(last, 1, 0.9)];
    last = view(`/page-${count % VIEWS}`);
    return bodyOf([...(ended ?? []), last]);
  };
}
