import { text } from "node:stream/consumers";
import { listen } from "@voxlog/testing/listen";
import { siteSet } from "@voxlog/tracked-sets";
import { visitor } from "@voxlog/tracking/store-contract";
import { factOf } from "@voxlog/tracking/testing";
import { expect, onTestFinished, test } from "vitest";
import { storesVisits } from "../ops/health/watch.ts";
import { startCollector } from "./collector.ts";
import { type Environment, readEnvironment } from "./environment.ts";

const NOW = 1_800_000_000_000;

async function collector({
  sessions = [],
  free = 5e9,
  ...changes
}: Partial<Environment> & { sessions?: string[]; free?: number } = {}) {
  const opened = new AsyncDisposableStack();
  onTestFinished(() => opened.disposeAsync());
  const stored: string[] = [];
  const { url } = opened.use(
    await listen(async (request, response) => {
      const rows = (await text(request)).split("\n").filter(Boolean);
      const { searchParams } = new URL(request.url ?? "", "http://localhost");
      if (searchParams.get("query")?.startsWith("INSERT")) stored.push(...rows);
      const session = searchParams.get("param_session") ?? "";
      if (rows.join().includes("system.disks")) response.end(`{"free":"${free}"}\n`);
      else response.end(sessions.includes(session) ? `{"session_id":"${session}"}\n` : "");
    }),
  );
  const { url: pocketbase } = opened.use(
    await listen(({ headers: { authorization } }, response) => {
      response.writeHead(authorization === "the owner's" ? 200 : 401);
      response.end('{"email":"owner@example.com","role":"owner"}');
    }),
  );
  const environment = readEnvironment({ ALLOWED_ORIGINS: "https://www.example.com", PORT: "0" });
  const running = await startCollector({ ...environment, url, pocketbase, ...changes }, () => NOW);
  opened.defer(() => running.stop());
  const post = (facts: unknown, headers: Record<string, string> = {}, path = "/api/facts/site") => {
    const body = typeof facts === "string" ? facts : JSON.stringify({ sent_at: NOW, facts });
    return fetch(running.url + path, { method: "POST", body, headers });
  };
  return { url: running.url, post, stored, ...visitorFact() };
}

function visitorFact() {
  const { view, conversion, session_id } = visitor();
  const [fact, won] = [view("/"), conversion("signup")].map((change) => factOf(change, siteSet));
  return { session_id, fact, won };
}

test.each([
  ["an origin it knows", "https://www.example.com", 200],
  ["its own origin", "own", 200],
  ["no page", undefined, 200],
  ["another origin", "https://evil.example", 403],
])("a collector answers a page of %s", async (_, page, status) => {
  const { url, post, stored, fact } = await collector();
  const origin = page === "own" ? url : page;
  const response = await post([fact], origin ? { Origin: origin } : {});
  expect([response.status, stored.length]).toEqual([status, status === 200 ? 2 : 0]);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe(status === 200 ? (origin ?? null) : null);
});

test.each(["/api/facts/shop", "/api/facts/__proto__", "/api/facts/", "/api/collections"])(
  "a collector answers 404 to %s",
  async (path) => {
    expect((await (await collector()).post([], {}, path)).status).toBe(404);
  },
);

test("a collector rejects a request with one invalid fact completely, and names the field", async () => {
  const { post, stored, fact } = await collector();
  const response = await post([fact, { ...fact, visit: {} }]);
  expect([response.status, (await response.json()).data]).toEqual([400, { id: expect.any(String) }]);
  expect(stored).toEqual([]);
});

test("a collector tells only an address above its limit when to retry", async () => {
  const { post, fact } = await collector({ trustedProxyHeader: "x-forwarded-for" });
  const from = (address: string) => ({ "X-Forwarded-For": address });
  const visit = () => post([visitorFact().fact], from("203.0.113.9, 198.51.100.7"));
  for (let sent = 0; sent < 600; sent += 40)
    for (const { status } of await Promise.all(Array.from({ length: 40 }, visit))) expect(status).toBe(200);
  const response = await post([fact], from("198.51.100.7"));
  expect([response.status, Number(response.headers.get("Retry-After"))]).toEqual([429, 10]);
  expect((await post([fact], from("198.51.100.7, 198.51.100.8"))).status).toBe(200);
});

const { fact } = visitorFact();
test.each([
  ["session", 45, 4, () => fact],
  ["network", 50, 24, () => visitorFact().fact],
])("a collector limits the views of a %s", async (_, perRequest, accepted, next) => {
  const { post } = await collector();
  const statuses: number[] = [];
  while (statuses.length <= accepted)
    statuses.push((await post(Array.from({ length: perRequest }, next))).status);
  expect(statuses).toEqual([...Array(accepted).fill(200), 429]);
});

test("a collector accepts a conversion of a session that exists or is in the same request", async () => {
  const { post, fact, won, session_id } = await collector();
  expect((await post([won])).status).toBe(404);
  expect((await post([won, fact])).status).toBe(200);
  const known = await collector({ sessions: [session_id] });
  expect((await known.post([won])).status).toBe(200);
});

test("a server's health check fails if the collector has a full disk or can't be reached", async () => {
  const { signal } = new AbortController();
  expect(await storesVisits((await collector()).url, signal)).toBe(true);
  expect(await storesVisits((await collector({ free: 1e9 })).url, signal)).toBe(false);
  expect(await storesVisits("http://127.0.0.1:9", signal)).toBe(false);
});

test("a collector shows reports only to the owner, and answers 503 if it can't check accounts", async () => {
  const { url } = await collector();
  const report = "/api/reports/pages?set=site&from=2026-01-01&to=2026-01-31";
  const ask = async (authorization: string, server = url) =>
    (await fetch(server + report, { headers: { Authorization: authorization } })).status;
  expect([await ask("the owner's"), await ask("another's")]).toEqual([200, 401]);
  const alone = await collector({ pocketbase: "http://127.0.0.1:9" });
  expect(await ask("the owner's", alone.url)).toBe(503);
});
