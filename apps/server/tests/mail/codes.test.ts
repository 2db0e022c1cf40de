import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { freeLoopbackPort, pocketbaseFlags, waitUntilHealthy } from "../../pocketbase/child.ts";
import { findBinary } from "../../pocketbase/find-binary.ts";
import { copyDatabase } from "../../testing/index.ts";
import { runPiped } from "../../testing/run-command.ts";
import { type Answer, createStaff, ownServer, STAFF, send, signInAsStaff } from "../server.ts";
import { mailVariables, startMailServer } from "./mail-server.ts";

const mailServer = await startMailServer();
afterAll(() => mailServer.stop());
const env = {
  ...mailVariables(mailServer),
  VOXLOG_LEADS_LANGUAGE: "en",
  TRUSTED_PROXY_HEADER: "X-Forwarded-For",
};
const server = await ownServer({ env, rateLimits: true });
await createStaff(server);

let last = 0;
/** Limits count by address, so each test has its own. */
const from = (): Record<string, string> => ({ "X-Forwarded-For": `203.0.${++last >> 8}.${last & 255}` });
let here: Record<string, string>;
beforeEach(() => {
  here = from();
  waitTenMinutes();
  mailServer.emails = [];
});

/** Ages the database by ten minutes, so that pending codes and sign-ins have expired. */
function waitTenMinutes(): void {
  server.sql("UPDATE second_factor_attempts SET at = at - 600; DELETE FROM _otps; DELETE FROM _mfas");
}

const post = (path: string, body: object, headers = here) =>
  send(`${server.url}/api/collections/staff/${path}`, "POST", body, headers);

async function askForCode(headers = here) {
  const emails = mailServer.emails.length;
  const { status, body } = await signInAsStaff(server, STAFF, headers);
  expect(status).toBe(401);
  const mfaId = String(body["mfaId"]);
  const requested = await post("request-otp", { email: STAFF.email, mfaId }, headers);
  expect(requested.status).toBe(200);
  await expect.poll(() => mailServer.emails.length).toBe(emails + 1);
  return {
    mfaId,
    otpId: String(requested.body["otpId"]),
    code: codeOf(mailServer.emails.at(-1)?.text) ?? "",
  };
}
const codeOf = (text = "") => /code is (\d{8})\./.exec(text)?.[1];

const enter = ({ otpId, code, mfaId }: { otpId: string; code: string; mfaId?: string }, headers = here) =>
  post("auth-with-otp", { otpId, password: code, mfaId }, headers);
const wrong = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, "0");

test("a staff member signs in with the password and an emailed code, which works once", async () => {
  const requested = await askForCode();
  expect(mailServer.emails).toMatchObject([{ to: [STAFF.email], from: "owner@voxlog.test" }]);
  const [{ text = "", headers } = {}] = mailServer.emails;
  expect(headers?.get("subject")).toBe("Your Voxlog sign-in code");
  expect(text).toContain("10 minutes");
  const { status, body } = await enter(requested);
  const Authorization = String(body["token"]);
  expect(status).toBe(200);
  expect(await send(`${server.url}/api/account`, "GET", undefined, { Authorization })).toMatchObject({
    body: { role: "staff", hasSecondFactor: true, hasMail: true, signIns: [{ isThis: true }] },
  });
  expect((await enter(requested)).status).toBe(400);
});

test("the response to a request for a code doesn't have the code", async () => {
  const { body } = await signInAsStaff(server, STAFF, here);
  const url = `${server.url}/api/collections/staff/request-otp`;
  const form = new URLSearchParams({ email: STAFF.email, mfaId: String(body["mfaId"]) });
  const response = await fetch(url, { method: "POST", body: form, headers: here });
  const code = codeOf(mailServer.emails[0]?.text);
  expect(code).toHaveLength(8);
  expect(JSON.stringify([...response.headers, await response.text()])).not.toContain(code);
});

test("another user of the machine can't request a code at PocketBase's own port", async () => {
  const { body } = await signInAsStaff(server, STAFF, here);
  const [, port] =
    /--http=127\.0\.0\.1:(\d+)/.exec(await readFile(`/proc/${server.pid}/cmdline`, "latin1")) ?? [];
  const url = `http://127.0.0.1:${port}/api/collections/staff/request-otp`;
  const request = { email: STAFF.email, mfaId: body["mfaId"] };
  expect((await send(url, "POST", request, { "X-Voxlog-Checked": "yes" })).status).toBe(404);
});

test("no one can request a code at a PocketBase that was started without the server", async () => {
  const dataDir = await temporaryFolder();
  await copyDatabase(dataDir);
  const port = await freeLoopbackPort();
  const flags = [`--http=127.0.0.1:${port}`, ...pocketbaseFlags(dataDir)];
  const pocketbase = spawn(await findBinary(new AbortController().signal), ["serve", ...flags]);
  onTestFinished(() => void pocketbase.kill());
  await waitUntilHealthy(pocketbase, port);
  const url = `http://127.0.0.1:${port}/api/collections/staff/request-otp`;
  expect((await send(url, "POST", { email: STAFF.email })).status).toBe(404);
});

test("a sign-in shows that its code can't be emailed", async () => {
  const { body } = await signInAsStaff(server, STAFF, here);
  mailServer.manner = "rejects";
  const requested = await post("request-otp", { email: STAFF.email, mfaId: body["mfaId"] });
  mailServer.manner = "takes";
  expect(requested).toMatchObject({ status: 503, body: { message: "The code can't be emailed." } });
});

test("a code without its password step doesn't sign a staff member in", async () => {
  const { otpId, code } = await askForCode();
  expect((await enter({ otpId, code })).status).toBe(400);
  const { code: next, ...requested } = await askForCode(from());
  expect((await enter({ ...requested, code: next, mfaId: "aaaaaaaaaaaaaaa" })).status).toBe(400);
});

test("a new password by the command ends a sign-in that waits for its code", async () => {
  onTestFinished(async () => void (await createStaff(server)));
  const requested = await askForCode();
  await runPiped("staff.ts", [STAFF.email], { DATA_DIR: server.dataDir }, "another long password\n");
  expect((await enter(requested)).status).toBe(400);
});

const step = async () => String((await signInAsStaff(server, STAFF, from())).body["mfaId"]);
const request = (mfaId: string) => post("request-otp", { email: STAFF.email, mfaId }, from());
const statuses = async (answers: Promise<Answer>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const times = <T>(count: number, act: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => act(i));
const only = (status: number, all: number[]) => all.filter((each) => each === status);

test.each([
  ["nine codes emailed in ten minutes", 4, 9],
  ["five codes emailed for one sign-in", 1, 5],
])(
  "someone with only the password gets at most %s, even with concurrent requests",
  async (_, signIns, max) => {
    const steps = await Promise.all(times(signIns, step));
    const all = await statuses(times(40, (i) => request(steps[i % signIns] ?? "")));
    expect([only(200, all).length, only(429, all).length]).toEqual([max, 40 - max]);
    await expect.poll(() => mailServer.emails.length).toBe(max);
    waitTenMinutes();
    await askForCode(from());
  },
);

test("codes that were requested while the server's clock was ahead don't keep a staff member from signing in", async () => {
  for (let count = 0; count < 9; count++) await askForCode(from());
  server.sql("UPDATE second_factor_attempts SET at = at + 86400");
  expect((await enter(await askForCode(from()))).status).toBe(200);
});

test("someone with only the password gets no extra codes after voiding codes or a restart", async () => {
  let last = await askForCode(from());
  await enter(last, from());
  for (let i = 1; i < 9; i++) {
    last = await askForCode(from());
    const guess = { ...last, code: wrong(last.code) };
    await statuses(times(6, () => enter(guess, from())));
  }
  await server.restart();
  expect((await request(await step())).status).toBe(429);
  expect((await enter(last, from())).status).toBe(429);
  waitTenMinutes();
  expect((await enter(await askForCode(from()), from())).status).toBe(200);
});

test("someone with only the password gets five of many concurrent guesses checked, and a later correct one is rejected", async () => {
  const { code, ...requested } = await askForCode();
  const guess = (sentCode: string) => enter({ ...requested, code: sentCode }, from());
  let answered = 0;
  const wrongOnes = times(60, async () => {
    const answer = await guess(wrong(code));
    answered++;
    return answer;
  });
  // Five have been counted by then. The others are in progress.
  await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(5);
  const all = await statuses([...wrongOnes, guess(code), ...times(59, () => guess(wrong(code)))]);
  expect([only(400, all).length, only(429, all).length]).toEqual([5, 115]);
  expect((await guess(code)).status).toBe(429);
});

test("someone with only the password gets ten guesses per sign-in and twenty in ten minutes, over any number of codes", async () => {
  const guessAt = async ({ code, ...requested }: Awaited<ReturnType<typeof askForCode>>) =>
    only(400, await statuses(times(5, () => enter({ ...requested, code: wrong(code) }, from())))).length;
  const mfaId = await step();
  const guesses = [];
  for (let i = 0; i < 3; i++) guesses.push(await guessAt({ ...(await askForCode(from())), mfaId }));
  for (let i = 0; i < 3; i++) guesses.push(await guessAt(await askForCode(from())));
  expect(guesses).toEqual([5, 5, 0, 5, 5, 0]);
  expect((await enter(await askForCode(from()), from())).status).toBe(429);
  waitTenMinutes();
  expect((await enter(await askForCode(from()), from())).status).toBe(200);
});

test("someone with only the password can't evade the guess count by spelling a field's name differently", async () => {
  const { code, otpId, mfaId } = await askForCode();
  const guess = (password: string) => post("auth-with-otp", { OTPID: otpId, password, mfaId }, from());
  expect((await guess(code)).status).toBe(400);
  expect(await guess(code)).toEqual(await guess(wrong(code)));
});

test("someone without the password can't lock anyone out, even with the ID of a code", async () => {
  const requested = await askForCode();
  for (let i = 0; i < 40; i++) {
    const guess = { otpId: requested.otpId, code: "1", mfaId: i % 2 ? "aaaaaaaaaaaaaaa" : undefined };
    expect((await enter(guess as typeof requested, from())).status).toBe(400);
    expect((await post("request-otp", { email: STAFF.email }, from())).status).toBe(400);
  }
  expect((await enter(requested)).status).toBe(200);
});

test("someone without the password can't trigger an email or find out whether an account exists", async () => {
  const ask = async (email: string, mfaId?: string) => {
    const { status, body } = await post("request-otp", { email, mfaId }, from());
    return [status, body["message"]];
  };
  const rejected = await ask(STAFF.email);
  expect(rejected[0]).toBe(400);
  expect(await ask("unknown@voxlog.test")).toEqual(rejected);
  expect(await ask(STAFF.email, "aaaaaaaaaaaaaaa")).toEqual(rejected);
  await createStaff(server, { ...STAFF, email: "else@voxlog.test" });
  const { body } = await signInAsStaff(server, STAFF, from());
  expect(await ask("else@voxlog.test", String(body["mfaId"]))).toEqual(rejected);
  expect(mailServer.emails).toEqual([]);
});

const path = "/api/collections/_superusers";
const owners = (route: string, body: object) => send(`${server.url}${path}/${route}`, "POST", body, from());
const turn = (enabled: boolean) =>
  server.admin.send("PATCH", path, { otp: { enabled }, mfa: { enabled, rule: "" } });
test("an owner with codes turned on signs in to the admin, whose code request has no sign-in ID", async () => {
  await turn(true);
  onTestFinished(() => turn(false).then(() => undefined));
  const { email, password } = server.owner;
  expect((await owners("request-otp", { email })).status).toBe(400);
  const { body } = await owners("auth-with-password", { identity: email, password });
  const { otpId } = (await owners("request-otp", { email })).body;
  await expect.poll(() => mailServer.emails.length).toBe(1);
  const code = codeOf(mailServer.emails[0]?.text);
  const signIn = `auth-with-otp?mfaId=${body["mfaId"]}`;
  expect((await owners(signIn, { otpId, password: code })).status).toBe(200);
  expect((await owners("request-otp", { email })).status).toBe(400);
});
