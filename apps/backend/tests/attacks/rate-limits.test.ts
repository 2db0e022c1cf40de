import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { demoRequest, pageVisit, signup } from "../samples.ts";
import { send } from "../visitor.ts";

/** The statuses of so many requests one after the other. */
async function statuses(
  count: number,
  request: (i: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const all = [];
  for (let i = 0; i < count; i++) all.push((await request(i)).status);
  return all;
}
const forwardedFor = (i: number) => ({ "X-Forwarded-For": `203.0.113.${i}` });

describe("a server that nobody is known to stand before", () => {
  let server: TestPocketBase;
  beforeAll(async () => {
    server = await startPocketBase({ rateLimits: true });
  });
  afterAll(() => server.stop());

  test("takes five signups a minute from one address, whatever address it claims", async () => {
    const signUp = (i: number) =>
      send(`${server.url}/api/collections/signups/records`, "POST", signup(), forwardedFor(i));
    expect(await statuses(6, signUp)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("takes five demo requests a minute from one address", async () => {
    const request = () => send(`${server.url}/api/collections/demo_requests/records`, "POST", demoRequest());
    expect(await statuses(6, request)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("takes five attempts a minute at the owner's password", async () => {
    const attempt = () =>
      send(`${server.url}/api/collections/_superusers/auth-with-password`, "POST", {
        identity: "owner@voxlog.test",
        password: "a guess",
      });
    expect(await statuses(6, attempt)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("takes a team's page views, and stops a flood of them", async () => {
    const view = () =>
      send(`${server.url}/api/batch`, "POST", {
        requests: [{ method: "POST", url: "/api/collections/page_visits/records", body: pageVisit() }],
      });
    expect(new Set(await statuses(40, view))).toEqual(new Set([200]));
    const flood = await Promise.all(Array.from({ length: 80 }, view));
    expect(flood.some(({ status }) => status !== 200)).toBe(true);
  });
});

describe("a server behind a proxy whose header it was told to trust", () => {
  let server: TestPocketBase;
  beforeAll(async () => {
    server = await startPocketBase({ rateLimits: true, env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" } });
  });
  afterAll(() => server.stop());

  const signUpAs = (header: Record<string, string>) =>
    send(`${server.url}/api/collections/signups/records`, "POST", signup(), header);

  test("counts each visitor by the address the proxy gives", async () => {
    expect(new Set(await statuses(8, (i) => signUpAs(forwardedFor(i))))).toEqual(new Set([200]));
  });

  test("does not let a visitor choose an address by sending the header too", async () => {
    const appended = (i: number) => signUpAs({ "X-Forwarded-For": `198.51.100.${i}, 203.0.113.99` });
    expect(await statuses(6, appended)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
