import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { startFaultProxy } from "@voxlog/testing/fault-proxy";
import { afterAll, afterEach, expect, test } from "vitest";
import {
  request,
  sendFacts,
  sendMany,
  startCollectorTestbed,
  startTestCollector,
} from "../../testing/collector.ts";

const testbed = await startCollectorTestbed();
const proxy = await startFaultProxy({ target: testbed.clickhouse.url });
const start = (env: Record<string, string> = {}) =>
  startTestCollector({ url: proxy.url, database: testbed.clickhouse.database }, env);
const collector = await start();
afterEach(() => proxy.heal());
afterAll(async () => {
  await collector[Symbol.asyncDispose]();
  await proxy.stop();
  await testbed[Symbol.asyncDispose]();
});

const send = (body: string, url = collector.url, signal?: AbortSignal) => sendFacts(url, body, signal);

const { stored } = testbed;
const allOf = (count: number) => ({ sessions: count, visits: 2 * count, ends: count });

test("a ClickHouse that rejects one row loses no other view, and the row's sender gets 400", async () => {
  const constraint = "CONSTRAINT no_bad CHECK page_path != '/bad'";
  await testbed.client.command({ query: `ALTER TABLE page_visits_facts ADD ${constraint}` });
  const good = Array.from({ length: 40 }, () => request());
  const bad = request();
  bad.body = bad.body.replace('"page_path":"/0"', '"page_path":"/bad"');
  const all = [...good.slice(0, 20), bad, ...good.slice(20)];
  const answers = await Promise.all(all.map(async ({ body }) => (await send(body)).status));
  await testbed.client.command({ query: "ALTER TABLE page_visits_facts DROP CONSTRAINT no_bad" });
  expect(answers).toEqual(all.map((each) => (each === bad ? 400 : 200)));
  expect(await stored(good.map(({ session }) => session))).toEqual(allOf(40));
});

test("views sent while ClickHouse is down are stored when it's back, none of them twice", async () => {
  await proxy.offline();
  const sent = sendMany(100, () => [collector.url]);
  await expect.poll(() => collector.log().match(/An insert failed/g)?.length ?? 0).toBeGreaterThan(3);
  expect((await fetch(`${collector.url}/health`)).status).toBe(503);
  await proxy.online();
  expect(await stored(await sent)).toEqual(allOf(100));
  expect((await fetch(`${collector.url}/health`)).status).toBe(200);
});

test("an insert that ClickHouse stores without acknowledging it is counted once", async () => {
  proxy.fault({ path: /INSERT/, cut: "after forwarding", times: 3 });
  expect(await stored(await sendMany(100, () => [collector.url]))).toEqual(allOf(100));
});

test("a ClickHouse that crashes during inserts loses nothing that was acknowledged", async () => {
  if (!testbed.clickhouse.isOwn) return;
  const first = sendMany(150, () => [collector.url]);
  await testbed.clickhouse.kill();
  const second = sendMany(150, () => [collector.url]);
  await testbed.clickhouse.restart();
  expect(await stored([...(await first), ...(await second)])).toEqual(allOf(300));
});

test("a tracker has to retry if ClickHouse rejects an insert, and neither it nor the log has the reason or data", async () => {
  proxy.fault({ path: /INSERT/, status: 500 });
  const { body, session } = request();
  const response = await send(body);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await response.json()).toMatchObject({ status: 503, data: {} });
  expect(await stored([session])).toEqual(allOf(0));
  expect(collector.log()).toContain('"message":"An insert failed."');
  for (const secret of [session, "Title of", "Firefox"]) expect(collector.log()).not.toContain(secret);
});

test("visitors get an answer within two seconds if ClickHouse freezes, and health checks within one", async () => {
  const release = proxy.fault({ path: /./, hold: true });
  const signal = AbortSignal.timeout(10_000);
  const timed = async (ask: () => Promise<Response>) => {
    const begun = performance.now();
    const { status } = await ask();
    return { status, ms: performance.now() - begun };
  };
  const health = timed(() => fetch(`${collector.url}/health`, { signal }));
  const requests = Array.from({ length: 20 }, async (_, index) => {
    await sleep(index * 90);
    return timed(() => send(request().body, collector.url, signal));
  });
  const answers = await Promise.all(requests);
  release();
  expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2500);
  expect(await health).toEqual({ status: 503, ms: expect.toSatisfy((ms) => ms < 1500) });
});

test("a collector answers only after facts are stored, also if ClickHouse is slow", async () => {
  const release = proxy.fault({ path: /INSERT/, hold: true });
  const { body, session } = request();
  let answered = false;
  const sent = send(body).finally(() => {
    answered = true;
  });
  await expect.poll(() => proxy.requests.some(({ body: passed }) => passed.includes(session))).toBe(true);
  expect([answered, await stored([session])]).toEqual([false, allOf(0)]);
  release();
  expect((await sent).status).toBe(200);
  expect(await stored([session])).toEqual(allOf(1));
});

test("a collector with a full buffer rejects visitors, and stores everything that it accepted", async () => {
  await using small = await start({ BUFFER_ROWS: "100" });
  const release = proxy.fault({ path: /INSERT/, hold: true });
  const requests = Array.from({ length: 60 }, () => request());
  const sent = requests.map(async ({ body, session }) => ({
    session,
    response: await send(body, small.url),
  }));
  await expect.poll(() => small.metric('collector_requests_total{set="site",status="503"}')).toBe(40);
  release();
  const results = await Promise.all(sent);
  const accepted = results.filter(({ response }) => response.ok).map(({ session }) => session);
  expect([accepted.length, await stored(accepted)]).toEqual([20, allOf(20)]);
  const rejected = results.find(({ response }) => !response.ok)?.response;
  expect([rejected?.status, rejected?.headers.get("Retry-After")]).toEqual([503, "5"]);
});

// An insert times out after two seconds, and may take longer on a busy machine.
test("a collector that is stopped stores what it accepted, and answers the pages that are still open", {
  retry: 3,
}, async () => {
  await using stopping = await start();
  const release = proxy.fault({ path: /INSERT/, hold: true });
  const leaving = new AbortController();
  const requests = Array.from({ length: 50 }, () => request());
  const sent = requests.map(({ body }, index) =>
    send(body, stopping.url, index > 0 ? leaving.signal : undefined).catch(() => undefined),
  );
  await expect.poll(() => stopping.metric("collector_waiting_rows")).toBe(250);
  leaving.abort();
  const exit = once(stopping.process, "exit");
  stopping.process.kill("SIGTERM");
  await expect.poll(() => send(request().body, stopping.url).catch(() => "rejected")).toBe("rejected");
  release();
  const answers = await Promise.all(sent);
  expect(answers.map((answer) => answer?.status)).toEqual([200, ...Array(49).fill(undefined)]);
  expect((await exit)[0]).toBe(0);
  expect(await stored(requests.map(({ session }) => session))).toEqual(allOf(50));
});

test("a collector that is killed loses nothing that it acknowledged, while others take over", async () => {
  const [doomed, other] = await Promise.all([start(), start()]);
  await using _ = other;
  let urls = [doomed.url, other.url];
  const sent = sendMany(300, () => urls);
  await expect.poll(() => doomed.metric("collector_rows_total")).toBeGreaterThan(0);
  doomed.process.kill("SIGKILL");
  urls = [other.url];
  expect(await stored(await sent)).toEqual(allOf(300));
});
