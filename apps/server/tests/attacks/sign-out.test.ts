import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { soaks } from "@voxlog/testing/soak";
import { describe, expect, test } from "vitest";
import { type Answer, createStaff, STAFF, send, sendLines, sharedServer, signInAsStaff } from "../server.ts";

const server = await sharedServer();
await createStaff(server);

async function ask(method: string, path: string, ...lines: [string, string][]): Promise<Answer> {
  const content = method === "POST" ? JSON.stringify({ state: "open" }) : "";
  const { status, body } = await sendLines(server, path, { method, lines, body: content });
  return { status, body: body.startsWith("{") ? JSON.parse(body) : {} };
}
const bearing = (token: string) => ["Authorization", token] as [string, string];

type SignIn = { id: string; isThis: boolean };

const ROUTES = [
  ["GET", "/api/settings"],
  ["GET", "/api/collections/signups/records"],
  ["GET", "/api/backups"],
  ["GET", "/api/logs"],
  ["GET", "/api/account"],
  ["GET", "/api/reports/sessions?set=site&from=2026-01-01&to=2026-12-31"],
  ["POST", "/api/leads/search"],
  ["POST", "/api/files/token"],
  ["POST", "/api/collections/_superusers/auth-refresh"],
  ["POST", "/api/collections/staff/auth-refresh"],
] as const;
const on = (routes: readonly (typeof ROUTES)[number][], ...lines: [string, string][]) =>
  Promise.all(routes.map(async ([method, path]) => (await ask(method, path, ...lines)).status));
const onEveryRoute = (...lines: [string, string][]) => on(ROUTES, ...lines);
/** Routes to try each spelling on: one of PocketBase's and one of this server's. `pnpm soak` tries all. */
const SPELLED = soaks ? ROUTES : ROUTES.filter(([, path]) => /settings|account/.test(path));

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/**
 * All tokens with another last character. Three have the same signature, which doesn't use that character's last two
 * bits.
 */
const withEveryEnd = (token: string) => [...ALPHABET].map((end) => token.slice(0, -1) + end);
const withSameSignature = (token: string) =>
  withEveryEnd(token).filter((other) => signatureOf(other) === signatureOf(token));
const signatureOf = (token: string) => Buffer.from(token.split(".")[2] ?? "", "base64url").toString("hex");

const signIn = async (account = server.owner) => String((await signInAsStaff(server, account)).body["token"]);
const signOut = (token: string) => ask("POST", "/api/account/sign-out", bearing(token));
const isOpen = async (token: string) => (await ask("GET", "/api/account", bearing(token))).status === 200;

const second = () => Math.floor(Date.now() / 1000);

/** Waits until a renewed token differs: within a second it's the same. */
async function nextSecond(): Promise<void> {
  const before = second();
  await expect.poll(second).toBeGreaterThan(before);
}

const headersFor = (token: string): [string, string][][] => [
  ...withEveryEnd(token).flatMap((end) => [[bearing(end)], [bearing(`Bearer ${end}`)]]),
  ...["=", "==", " ", "\t", "."].map((end) => [bearing(token + end)]),
  ...[" ", "\t", "bearer ", "BEARER ", "bEaReR ", "Bearer  ", "Bearer\t", "Bearer Bearer ", "Token "].map(
    (start) => [bearing(start + token)],
  ),
  [["authorization", token]],
  [["AUTHORIZATION", `BEARER ${token}`]],
  [bearing(token), bearing(token)],
  [bearing("else"), bearing(token)],
  [bearing(token), bearing("else")],
  [["Cookie", `pb_auth=${token}; Authorization=${token}`]],
];

const strangers = await onEveryRoute();

describe.each([
  ["the owner", () => server.owner],
  ["a staff member", () => STAFF],
] as const)("%s who signed out", (_, account) => {
  test("a signed-out token gives no access, however it's spelled and sent", async () => {
    const token = await signIn(account());
    expect(withSameSignature(token)).toHaveLength(4);
    expect(await onEveryRoute(bearing(token))).not.toEqual(strangers);
    expect((await signOut(token)).status).toBe(204);
    for (const other of withSameSignature(token))
      expect(await onEveryRoute(bearing(other))).toEqual(strangers);
    const rejected = await on(SPELLED);
    for (const lines of headersFor(token))
      expect([lines, await on(SPELLED, ...lines)]).toEqual([lines, rejected]);
  });

  test("a signed-out token gives no access, whichever spelling signed out", async () => {
    const token = await signIn(account());
    const [, , , last = ""] = withSameSignature(token);
    expect((await signOut(`bearer ${last}`)).status).toBe(204);
    expect(await onEveryRoute(bearing(token))).toEqual(strangers);
  });

  test("a sign-out doesn't end the account's other sign-ins, even of the same second", async () => {
    const [one, other] = [await signIn(account()), await signIn(account())];
    await signOut(one);
    expect([await isOpen(one), await isOpen(other)]).toEqual([false, true]);
  });
});

const refresh = (...lines: [string, string][]) =>
  ask("POST", "/api/collections/_superusers/auth-refresh", ...lines);

test("a renewed token belongs to its sign-in and ends with it, in any spelling of the original token", async () => {
  const token = await signIn();
  const tokens = [token];
  const list = async () => (await ask("GET", "/api/account", bearing(token))).body["signIns"] as SignIn[];
  const { length } = await list();
  await nextSecond();
  for (const spelling of withSameSignature(token)) {
    for (const lines of [[bearing(spelling)], [bearing(`BEARER ${spelling}`), bearing("else")]]) {
      const { body } = await refresh(...(lines as [string, string][]));
      if (body["token"]) tokens.push(String(body["token"]));
    }
  }
  expect(new Set(tokens).size).toBeGreaterThan(1);
  const [own, ...others] = await list();
  expect([own?.isThis, others.length + 1]).toEqual([true, length]);
  await ask("DELETE", `/api/account/sign-ins/${own?.id}`, bearing(String(tokens.at(-1))));
  expect(await Promise.all(tokens.map(isOpen))).toEqual(tokens.map(() => false));
});

test("a token renewed during sign-out ends with its sign-in", async () => {
  const token = await signIn();
  await nextSecond();
  const renewing = Array.from({ length: 20 }, () => refresh(bearing(token)));
  const [renewals] = await Promise.all([Promise.all(renewing), signOut(token)]);
  const tokens = renewals.flatMap(({ body }) => (body["token"] ? String(body["token"]) : []));
  expect(await Promise.all(tokens.map(isOpen))).toEqual(tokens.map(() => false));
});

test("a download token opens backups until its sign-in ends", async () => {
  const token = await signIn();
  const backups = join(server.dataDir, "backups");
  await mkdir(backups, { recursive: true });
  await writeFile(join(backups, "mine.zip"), "a backup");
  const made = await ask("POST", "/api/files/token", bearing(token));
  const download = async (fileToken: string) =>
    (await fetch(`${server.url}/api/backups/mine.zip?%74oken=${fileToken}`, { method: "HEAD" })).status;
  const fileToken = String(made.body["token"]);
  expect(await download(fileToken)).toBe(200);
  await signOut(token);
  const statuses = await Promise.all(withSameSignature(fileToken).map(download));
  expect(statuses).toEqual([403, 403, 403, 403]);
  await rm(join(backups, "mine.zip"));
});

test("an impersonation token outlives its sign-in and ends on its own sign-out, in every spelling", async () => {
  const token = await signIn();
  const [owner] = await server.admin.rows("_superusers");
  const path = `${server.url}/api/collections/_superusers/impersonate/${owner?.id}`;
  const made = await send(path, "POST", { duration: 5000 }, { Authorization: token });
  const program = String(made.body["token"]);
  const settings = async (token: string) => (await ask("GET", "/api/settings", bearing(token))).status;
  await signOut(token);
  expect([await settings(token), await settings(program)]).toEqual([401, 200]);
  expect((await signOut(program)).status).toBe(204);
  expect(await Promise.all(withSameSignature(program).map(settings))).toEqual([401, 401, 401, 401]);
});
