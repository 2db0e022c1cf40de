import { visitor } from "@voxlog/tracking/store-contract";
import { describe, expect, test } from "vitest";
import { type AppOptions, createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";

const NOW = 1_800_000_000_000;

/** The service before a database that keeps what it is given in a list. */
function service(options: Partial<AppOptions> = {}) {
  const stored: object[] = [];
  const app = createApp({
    batches: {
      async add(tables) {
        stored.push(...[...tables.values()].flat());
      },
    },
    hasSession: async () => false,
    readReport: async () => [],
    isOwner: async (authorization) => authorization === "the owner's",
    isHealthy: async () => true,
    metrics: createMetrics(() => 0),
    origins: new Set(["https://www.example.com"]),
    trustedProxyHeader: undefined,
    rateLimits: true,
    remoteAddress: () => "192.0.2.1",
    now: () => NOW,
    ...options,
  });
  const { view, conversion } = visitor();
  const post = (facts: unknown, headers: Record<string, string> = {}, path = "/api/facts/site") => {
    const body = typeof facts === "string" ? facts : JSON.stringify({ sent_at: NOW, facts });
    const length = { "Content-Length": String(Buffer.byteLength(body)) };
    return app.request(path, { method: "POST", body, headers: { ...length, ...headers } });
  };
  const { visit, session } = view("/");
  return { app, post, stored, fact: { kind: "view", visit, session }, conversion };
}

describe("The collector", () => {
  test.each([
    ["an origin it knows", "https://www.example.com", 200],
    ["its own origin", "https://voxlog.example", 200],
    ["no page", undefined, 200],
    ["another origin", "https://evil.example", 403],
    ["an origin that looks like one", "https://www.example.com.evil.example", 403],
    ["another scheme", "http://www.example.com", 403],
    ["a sandbox", "null", 403],
  ])("answers a page of %s", async (_, origin, status) => {
    const { post, stored, fact } = service();
    const response = await post([fact], { Host: "voxlog.example", ...(origin && { Origin: origin }) });
    expect([response.status, stored.length]).toEqual([status, status === 200 ? 2 : 0]);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(
      status === 200 ? (origin ?? null) : null,
    );
  });

  test.each([
    ["no JSON", "{", 400],
    ["a list", "[]", 400],
    ["nothing", "", 400],
    ["too much", "x".repeat(40_000), 413],
  ])("refuses a body of %s", async (_, body, status) => {
    const response = await service().post(body);
    expect([response.status, (await response.json()).status]).toEqual([status, status]);
  });

  test("refuses a body that does not say how long it is", async () => {
    const response = await service().app.request("/api/facts/site", { method: "POST", body: "{}" });
    expect(response.status).toBe(413);
  });

  test.each(["/api/facts/shop", "/api/facts/__proto__", "/api/facts/"])("knows no %s", async (path) => {
    expect((await service().post([], {}, path)).status).toBe(404);
  });

  test("stores nothing of a request of which one fact is wrong", async () => {
    const { post, stored, fact } = service();
    expect((await post([fact, { ...fact, visit: {} }])).status).toBe(400);
    expect(stored).toEqual([]);
  });

  test("says when to come again to an address that sends too much, and to no other", async () => {
    const { post, fact } = service({ trustedProxyHeader: "X-Forwarded-For" });
    const statuses = [];
    for (let i = 0; i < 601; i++) {
      const others = { ...fact, ...visitorFact() };
      statuses.push((await post([others], { "X-Forwarded-For": "203.0.113.9, 198.51.100.7" })).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([600, 429]);
    const response = await post([fact], { "X-Forwarded-For": "198.51.100.7" });
    expect([response.status, Number(response.headers.get("Retry-After"))]).toEqual([429, 10]);
    expect((await post([fact], { "X-Forwarded-For": "198.51.100.7, 198.51.100.8" })).status).toBe(200);
  });

  test.each([
    ["the addresses of one IPv6 network", (i: number) => `2001:db8:0:1::${i.toString(16)}`, 429],
    ["networks next to each other", (i: number) => `2001:db8:0:${i.toString(16)}::1`, 200],
    ["IPv4, whether or not it is written as IPv6", (i: number) => `${i % 2 ? "::ffff:" : ""}192.0.2.9`, 429],
  ])("counts %s as it should", async (_, address, last) => {
    let request = 0;
    const { post, fact } = service({ remoteAddress: () => address(request++) });
    let status = 0;
    for (let i = 0; i < 601; i++) status = (await post([{ ...fact, ...visitorFact() }])).status;
    expect(status).toBe(last);
  });

  test("takes no more views of one session than a person has", async () => {
    const { post, fact } = service();
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await post(Array.from({ length: 45 }, () => fact))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test("takes the conversion of a session that is there, or in the same request", async () => {
    const { post, fact, conversion } = service();
    const { at, session, conversion_type } = conversion("signup");
    const won = { kind: "conversion", at, session_id: session.session_id, conversion_type };
    expect((await post([won])).status).toBe(404);
    expect((await post([won, fact])).status).toBe(200);
    expect((await service({ hasSession: async () => true }).post([won])).status).toBe(200);
  });

  test("shows reports to the owner alone, and says when it cannot tell who that is", async () => {
    const ask = (options: Partial<AppOptions>, authorization: string) =>
      service(options).app.request("/api/reports/pages", { headers: { Authorization: authorization } });
    const isOwner = async () => Promise.reject(new TypeError("fetch failed"));
    expect((await ask({}, "the owner's")).status).toBe(200);
    expect((await ask({}, "another's")).status).toBe(401);
    expect((await ask({ isOwner }, "the owner's")).status).toBe(503);
  });
});

function visitorFact() {
  const { visit, session } = visitor().view("/");
  return { visit, session };
}
