import { startPocketBase, type TestPocketBase } from "@voxlog/server/testing";
import { generateVisits, writeVisits } from "@voxlog/server/testing/visits";
import { goals } from "./goals.ts";
import { newVisitor, sendView } from "./send-view.ts";
import { measureServer } from "./server-load.ts";
import { quantile } from "./statistics.ts";
import { type Cell, table } from "./table.ts";

const AT_ONCE = [1, 4, 16, 64, 128];
/** Where both ways of a page view are compared. */
const BOTH_WAYS = [4, 16, 64];
/** Ms. */
const DURATION = 5000;

type Send = (visitor: number) => Promise<Response>;

/**
 * What the server takes, in a database that already has a year in it: page views as the tracker sends them, and
 * signups, by ever more visitors who each wait for one answer before they send again. The visitors run on the same
 * machine, so that the work per request says more of another machine than the requests a second.
 */
export async function reportCapacity(): Promise<string> {
  const year = generateVisits({
    sessions: 100_000,
    visitsPerSession: 5,
    days: 365,
    until: Date.now() - 86_400_000,
  });
  const start = async (env?: Record<string, string>) => {
    // One address may not have as much under way at once.
    const started = await startPocketBase({ env: { ...env, TRUSTED_PROXY_HEADER: "X-Forwarded-For" } });
    writeVisits(started.dataDir, "", year);
    return started;
  };
  await using server = await start();
  await using plain = await start({ VOXLOG_TRACKING_FAST: "off" });
  const viewOn = ({ url }: TestPocketBase): Send => {
    const visitors = Array.from({ length: Math.max(...AT_ONCE) }, newVisitor);
    return (index) => sendView(url, visitors[index] ?? newVisitor(), addressOf(index));
  };
  return [
    await loadTable(
      server,
      `page views (goal ${goals.backend.viewsPerSecond} a second, p95 ${goals.backend.p95})`,
      viewOn(server),
    ),
    await bothWays(server, viewOn(server), plain, viewOn(plain)),
    await loadTable(server, "signups", (index) => sendSignup(server.url, addressOf(index))),
  ].join("\n");
}

const addressOf = (visitor: number) => ({ "X-Forwarded-For": `203.0.113.${visitor}` });

/** A page view's work on the fast path and on PocketBase's own, in turns: the median of rounds. */
async function bothWays(
  server: TestPocketBase,
  view: Send,
  plain: TestPocketBase,
  plainView: Send,
): Promise<string> {
  const rows: Cell[][] = [
    ["at once", "fast path, ms each", "records API, ms each", `ratio (goal ${goals.backend.fastPath})`],
  ];
  for (const atOnce of BOTH_WAYS) {
    // The more come at once, the more of the hooks' machines there are that have to read their modules first.
    await load(3000, atOnce, view);
    await load(3000, atOnce, plainView);
    const fast: number[] = [];
    const slow: number[] = [];
    for (let round = 0; round < 3; round++) {
      fast.push(await workEach(server, atOnce, view));
      slow.push(await workEach(plain, atOnce, plainView));
    }
    const [ours, theirs] = [quantile(fast, 0.5), quantile(slow, 0.5)];
    rows.push([atOnce, ours.toFixed(2), theirs.toFixed(2), `×${(theirs / ours).toFixed(1)}`]);
  }
  return table("A page view's work, on the fast path and by the records API", rows);
}

/** The server's processor time for each of what is sent, in ms. */
async function workEach(server: TestPocketBase, atOnce: number, send: Send): Promise<number> {
  const measured = measureServer(server.pid);
  const times = await load(3000, atOnce, send);
  return (await measured()).cpu / times.length;
}

async function loadTable(server: TestPocketBase, what: string, send: Send): Promise<string> {
  const rows: Cell[][] = [
    ["at once", "a second", "p50 ms", "p95 ms", "server's cores", "server's ms each", "memory MB"],
  ];
  await load(1000, 4, send); // The first ones make the hooks' machines.
  for (const atOnce of AT_ONCE) {
    const measured = measureServer(server.pid);
    const times = await load(DURATION, atOnce, send);
    const { cpu, megabytes } = await measured();
    rows.push([
      atOnce,
      Math.round((times.length * 1000) / DURATION),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.95).toFixed(1),
      (cpu / DURATION).toFixed(2),
      (cpu / times.length).toFixed(2),
      Math.round(megabytes),
    ]);
  }
  return table(`What the server takes: ${what}`, rows);
}

/** How long each answer took, in ms. */
async function load(duration: number, atOnce: number, send: Send): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + duration;
  const visitor = async (index: number) => {
    while (performance.now() < end) {
      const started = performance.now();
      const response = await send(index);
      const text = await response.text();
      if (!response.ok) throw new Error(`The server refused what it should take: ${text}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => visitor(index)));
  return times;
}

function sendSignup(url: string, headers: Record<string, string>): Promise<Response> {
  const lead = { firstName: "Anna", lastName: "de Vries", email: "anna@example.com", company: "Voorbeeld" };
  return fetch(`${url}/api/collections/signups/records`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(lead),
  });
}
