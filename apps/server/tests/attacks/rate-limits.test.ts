import { beforeEach, expect, test, vi } from "vitest";
import type { TestPocketBase } from "../../testing/index.ts";
import { sendForm } from "../batches/compare-paths.ts";
import { demoRequest, event, pageVisit, recordId, signup } from "../samples.ts";
import { ownServer, PROXIED, send, sendLines } from "../server.ts";

const SIGNUPS = "/api/collections/signups/records";

async function statuses(count: number, request: (i: number) => Promise<{ status: number }>) {
  const all = [];
  for (let i = 0; i < count; i++) all.push((await request(i)).status);
  return all;
}

const signUpWith = (at: TestPocketBase, lines: [string, string][]) =>
  sendLines(at, SIGNUPS, { method: "POST", lines, body: JSON.stringify(signup()) });

// Limits reset at the full minute, so a test must not run across one.
beforeEach(() =>
  vi.waitFor(() => expect(Date.now() % 60_000).toBeLessThan(52_000), { timeout: 9000, interval: 100 }),
);

const FIVE_OF_SIX = [200, 200, 200, 200, 200, 429];

const server = await ownServer({ rateLimits: true });

test("a server without a proxy accepts five signups a minute from one address, whatever address the headers claim", async () => {
  const names = [
    ...["X-Forwarded-For", "X-Real-IP", "X-Client-IP", "CF-Connecting-IP", "Fly-Client-IP"],
    "True-Client-IP",
  ];
  const claim = (i: number) =>
    signUpWith(server, [
      ...names.map((name): [string, string] => [name, `198.51.100.${i}`]),
      ["Forwarded", `for=198.51.100.${i}`],
    ]);
  expect(await statuses(6, claim)).toEqual(FIVE_OF_SIX);
});

const GUESS = { identity: "owner@voxlog.test", password: "a guess" };
test.each<[string, string, object, number]>([
  ["demo requests", "demo_requests/records", demoRequest(), 200],
  ["attempts at the owner's password", "_superusers/auth-with-password", GUESS, 400],
])("a server without a proxy accepts five %s a minute from one address", async (_, path, body, status) => {
  const request = () => send(`${server.url}/api/collections/${path}`, "POST", body);
  expect(await statuses(6, request)).toEqual([...Array(5).fill(status), 429]);
});

/** Sends views at once, each a visit of the given session, and returns the statuses. */
const views = async (count: number, sessionOf: (i: number) => string) => {
  const sent = Array.from({ length: count }, async (_, i) => {
    const body = { ...pageVisit(), id: recordId(), session_id: sessionOf(i) };
    const requests = [{ method: "POST", url: "/api/collections/page_visits/records", body }];
    const response = await sendForm(server.url, { text: JSON.stringify({ requests }) });
    return JSON.stringify(response.body).includes('"status":429') ? 429 : response.status;
  });
  return new Set(await Promise.all(sent));
};
/** Retries once, because a window of ten seconds may end during the first flood. */
const isStopped = async (flood: () => Promise<Set<number>>) =>
  (await flood()).has(429) || (await flood()).has(429);
const sessionId = (i: number) => `an-office-behind-one-address-${i.toString(36).padStart(2, "0")}`;

test("a server without a proxy accepts 1,200 events in ten seconds from one address, in batches of 50, and rejects more", async () => {
  const send50 = async (_: unknown, batch: number) => {
    const requests = Array.from({ length: 50 }, () => {
      const body = { ...event(), id: recordId(), session_id: sessionId(batch) };
      return { method: "POST", url: "/api/collections/events/records", body };
    });
    return (await sendForm(server.url, { text: JSON.stringify({ requests }) })).status;
  };
  const flood = async () => Promise.all(Array.from({ length: 26 }, send50));
  const answers = [await flood(), await flood()].map((statuses) => statuses.filter((each) => each !== 429));
  expect(answers.flat().every((status) => status === 200)).toBe(true);
  expect(Math.min(...answers.map(({ length }) => length))).toBeLessThanOrEqual(24);
  expect(answers.flat().length).toBeGreaterThanOrEqual(24);
});

test("a server without a proxy accepts an office's page views from one address, and stops one session's flood", async () => {
  for (let round = 0; round < 3; round++)
    expect(await views(100, (i) => sessionId(i % 60))).toEqual(new Set([200]));
  expect(await isStopped(() => views(210, () => sessionId(99)))).toBe(true);
});

test("a server without a proxy stops a flood of sessions from one address, of 600 batches in ten seconds", async () => {
  type Rules = { label: string; maxRequests: number; duration: number }[];
  const { rateLimits } = await server.admin.send<{ rateLimits: { rules: Rules } }>("GET", "/api/settings");
  const isOfBatches = ({ label }: Rules[number]) => label === "/api/batch";
  expect(rateLimits.rules.find(isOfBatches)).toMatchObject({ maxRequests: 600, duration: 10 });
  const rules = rateLimits.rules.map((rule) => (isOfBatches(rule) ? { ...rule, maxRequests: 60 } : rule));
  await server.admin.settings({ rateLimits: { ...rateLimits, rules } });
  const wasStopped = await isStopped(() => views(80, sessionId));
  await server.admin.settings({ rateLimits });
  expect(wasStopped).toBe(true);
});

const proxied = await ownServer(PROXIED);

const signUpAs = (header: Record<string, string>) => send(proxied.url + SIGNUPS, "POST", signup(), header);

test("a server behind a trusted proxy ignores the proxy's header when a visitor sends it", async () => {
  const appended = (i: number) => signUpAs({ "X-Forwarded-For": `198.51.100.${i}, 203.0.113.99` });
  expect(await statuses(6, appended)).toEqual(FIVE_OF_SIX);
});

test("a server behind a trusted proxy ignores a visitor's header if the proxy adds its own line, in any spelling", async () => {
  const ownLine = (i: number) =>
    signUpWith(proxied, [
      ["X-Forwarded-For", `198.51.100.${i}`],
      ["X-Forwarded-For", "203.0.113.50"],
    ]);
  expect(await statuses(6, ownLine)).toEqual(FIVE_OF_SIX);
  const spellings = ["203.0.113.51", " 203.0.113.51", "203.0.113.51 "];
  const spelled = (i: number) =>
    signUpWith(proxied, [["X-Forwarded-For", `198.51.100.1, ${spellings[i % spellings.length]}`]]);
  expect(await statuses(6, spelled)).toEqual(FIVE_OF_SIX);
});

const ofNetwork = (network: string) => (i: number) => ({
  "X-Forwarded-For": `${network}::${i.toString(16)}`,
});

test("a server behind a trusted proxy counts an IPv6 network as one address, separate from its neighbor", async () => {
  const mine = ofNetwork("2001:db8:1:1");
  expect(await statuses(8, (i) => signUpAs(mine(i)))).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await statuses(1, (i) => signUpAs(ofNetwork("2001:db8:1:2")(i)))).toEqual([200]);
  const dressed = (i: number) => signUpAs({ "X-Forwarded-For": `${i % 2 ? "::ffff:" : ""}203.0.113.77` });
  expect(await statuses(6, dressed)).toEqual(FIVE_OF_SIX);
});

test("a server behind a trusted proxy stops password guessing from many addresses without revealing accounts or locking the owner out", async () => {
  const signIn = (identity: string, password: string, headers: Record<string, string>) =>
    fetch(`${proxied.url}/api/collections/_superusers/auth-with-password`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ identity, password }),
    });
  const { email, password } = proxied.owner;
  const known = await signIn(email, password, { "X-Forwarded-For": "192.0.2.1" });
  const [cookie = ""] = known.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const guesses = (identity: string, network: string) =>
    statuses(22, (i) => signIn(identity, "a guess", ofNetwork(`${network}:${i}`)(1)));
  const limited = [...Array(20).fill(400), 429, 429];
  expect(await guesses(email, "2001:db8:2")).toEqual(limited);
  expect(await guesses("unknown@voxlog.test", "2001:db8:3")).toEqual(limited);

  const elsewhere = { "X-Forwarded-For": "192.0.2.2" };
  expect((await signIn(email, password, elsewhere)).status).toBe(429);
  const device = { ...elsewhere, Cookie: cookie.split(";")[0] ?? "" };
  expect((await signIn(email, password, device)).status).toBe(200);
});
