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

// Limits reset at the full minute, so a test must not run across one.
beforeEach(() =>
  vi.waitFor(() => expect(Date.now() % 60_000).toBeLessThan(52_000), { timeout: 9000, interval: 100 }),
);

const server = await ownServer({ rateLimits: true });
const proxied = await ownServer(PROXIED);

type Lines = [name: string, value: string][];
const signUpWith = (at: TestPocketBase, lines: Lines) =>
  sendLines(at, SIGNUPS, { method: "POST", lines, body: JSON.stringify(signup()) });
const signUpFrom = (...addresses: string[]) =>
  signUpWith(
    proxied,
    addresses.map((address) => ["X-Forwarded-For", address]),
  );
const post = (path: string, body: object) => send(`${server.url}/api/collections/${path}`, "POST", body);

const CLAIMS = [
  "X-Forwarded-For",
  "X-Real-IP",
  "X-Client-IP",
  "CF-Connecting-IP",
  "Fly-Client-IP",
  "True-Client-IP",
];
const GUESS = { identity: "owner@voxlog.test", password: "a guess" };
const SPELLINGS = ["203.0.113.51", " 203.0.113.51", "203.0.113.51 "];

test.each<[what: string, request: (i: number) => Promise<{ status: number }>, status?: number]>([
  [
    "signups, whatever address their headers claim",
    (i) =>
      signUpWith(server, [
        ...CLAIMS.map((name): [string, string] => [name, `198.51.100.${i}`]),
        ["Forwarded", `for=198.51.100.${i}`],
      ]),
  ],
  ["demo requests", () => post("demo_requests/records", demoRequest())],
  ["attempts at the owner's password", () => post("_superusers/auth-with-password", GUESS), 400],
  ["signups whose header a proxy appends to", (i) => signUpFrom(`198.51.100.${i}, 203.0.113.99`)],
  ["signups whose proxy adds its own line", (i) => signUpFrom(`198.51.100.${i}`, "203.0.113.50")],
  ["signups whose proxy spells it differently", (i) => signUpFrom(`198.51.100.1, ${SPELLINGS[i % 3]}`)],
  ["signups of an IPv6 network", (i) => signUpFrom(`2001:db8:1:1::${i}`)],
  ["signups of the IPv6 network next to it", (i) => signUpFrom(`2001:db8:1:2::${i}`)],
  ["signups of an IPv4 address, also in IPv6", (i) => signUpFrom(`${i % 2 ? "::ffff:" : ""}203.0.113.77`)],
])("a server accepts five requests a minute from one address: %s", async (_, request, status = 200) => {
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

const ofNetwork = (network: string) => (i: number) => ({
  "X-Forwarded-For": `${network}::${i.toString(16)}`,
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
