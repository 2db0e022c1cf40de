import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { createStaff, STAFF, signInAsStaff } from "../staff.ts";
import { send } from "../visitor.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

let mailServer: MailServer;
let server: TestPocketBase;
beforeAll(async () => {
  mailServer = await startMailServer();
  const env = {
    VOXLOG_LEADS_TO: "owner@voxlog.test",
    VOXLOG_SMTP_HOST: "127.0.0.1",
    VOXLOG_SMTP_PORT: String(mailServer.port),
    VOXLOG_SMTP_TLS: "off",
    VOXLOG_LEADS_LANGUAGE: "en",
    TRUSTED_PROXY_HEADER: "X-Forwarded-For",
  };
  server = await startPocketBase({ env, rateLimits: true });
  await createStaff(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

let last = 0;
/** Limits count by address, so that each test has addresses of its own. */
const from = (): Record<string, string> => ({ "X-Forwarded-For": `203.0.113.${++last}` });
let here: Record<string, string>;
beforeEach(() => {
  here = from();
  mailServer.mails = [];
});

const post = (path: string, body: object, headers = here) =>
  send(`${server.url}/api/collections/staff/${path}`, "POST", body, headers);

/** Gives the right password, and asks for a code. */
async function askForCode(headers = here) {
  const mails = mailServer.mails.length;
  const { status, body } = await signInAsStaff(server, STAFF, headers);
  expect(status).toBe(401);
  const mfaId = String(body["mfaId"]);
  const asked = await post("request-otp", { email: STAFF.email, mfaId }, headers);
  expect(asked.status).toBe(200);
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(mails + 1);
  return { mfaId, otpId: String(asked.body["otpId"]), code: codeOf(mailServer.mails.at(-1)?.text) ?? "" };
}
const codeOf = (text = "") => /code is (\d{8})\./.exec(text)?.[1];

const enter = ({ otpId, code, mfaId }: { otpId: string; code: string; mfaId?: string }, headers = here) =>
  post("auth-with-otp", { otpId, password: code, mfaId }, headers);
const wrong = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, "0");

describe("somebody of the staff who signs in", () => {
  test("is let in by the password with a code that is mailed to them, once", async () => {
    const asked = await askForCode();
    expect(mailServer.mails).toMatchObject([{ to: [STAFF.email], from: "owner@voxlog.test" }]);
    const [{ text = "", headers } = {}] = mailServer.mails;
    expect(headers?.get("subject")).toEqual(["Your Voxlog sign-in code"]);
    expect(text).toContain("10 minutes");
    const { status, body } = await enter(asked);
    const Authorization = String(body["token"]);
    expect(status).toBe(200);
    expect(await send(`${server.url}/api/account`, "GET", undefined, { Authorization })).toMatchObject({
      body: { role: "staff", hasSecondFactor: true, hasMail: true, signIns: [{ isThis: true }] },
    });
    expect((await enter(asked)).status).toBe(400);
  });

  test("is not let in by a code for another password, nor by a code alone", async () => {
    const { otpId, code } = await askForCode();
    const alone = await enter({ otpId, code });
    expect([alone.status, Object.keys(alone.body)]).toEqual([401, ["mfaId"]]);
    const { code: next, ...asked } = await askForCode(from());
    expect((await enter({ ...asked, code: next, mfaId: "aaaaaaaaaaaaaaa" })).status).toBe(400);
  });

  test("has a few tries at a code, from however many addresses", async () => {
    const { code, ...asked } = await askForCode();
    for (let i = 0; i < 5; i++) {
      expect((await enter({ ...asked, code: wrong(code) }, from())).status).toBe(400);
    }
    expect((await enter({ ...asked, code }, from())).status).toBe(400);
    // It was the code that ended, and not the way in.
    expect((await enter(await askForCode(from()), from())).status).toBe(200);
  });
});

describe("somebody who does not know the password", () => {
  test("has nobody mailed, and learns of no account", async () => {
    const ask = async (email: string, mfaId?: string) => {
      const { status, body } = await post("request-otp", { email, mfaId }, from());
      return [status, body["message"]];
    };
    const refused = await ask(STAFF.email);
    expect(refused[0]).toBe(400);
    expect(await ask("nobody@voxlog.test")).toEqual(refused);
    expect(await ask(STAFF.email, "aaaaaaaaaaaaaaa")).toEqual(refused);
    await createStaff(server, { ...STAFF, email: "else@voxlog.test" });
    const { body } = await signInAsStaff(server, STAFF, from());
    expect(await ask("else@voxlog.test", String(body["mfaId"]))).toEqual(refused);
    expect(mailServer.mails).toEqual([]);
  });

  test("has five codes a minute tried from one address", async () => {
    const tries = [];
    for (let i = 0; i < 6; i++) tries.push((await enter({ otpId: "aaaaaaaaaaaaaaa", code: "1" })).status);
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
