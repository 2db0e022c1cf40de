import { hash } from "bcryptjs";
import { expect, test } from "vitest";
import { demoRequest, signup, TRACKING } from "../samples.ts";
import {
  createRecord,
  createStaff,
  STAFF,
  send,
  sharedServer,
  signInAsStaff,
  staffHeaders,
} from "../server.ts";

const server = await sharedServer();
const ids: Record<string, string> = {};
for (const [name, row] of Object.entries({ signups: signup, demo_requests: demoRequest, ...TRACKING }))
  ids[name] = (await createRecord(server, name, row())).id;
ids["outbox"] = (await server.admin.rows("outbox"))[0]?.id ?? "";
ids["_superusers"] = (await server.admin.rows("_superusers"))[0]?.id ?? "";
let staff = await staffHeaders(server);
let staffId = (await server.admin.rows("staff"))[0]?.id ?? "";
ids["staff"] = staffId;

const [STAFFS, OWNERS] = ["/api/collections/staff", "/api/collections/_superusers"];
const NEW_ACCOUNT = { ...STAFF, passwordConfirm: STAFF.password };

const statusOf = async (method: string, path: string, body?: unknown, headers: object = staff) =>
  (await send(server.url + path, method, body, { ...headers })).status;

test.each([
  ...["signups", "demo_requests", ...Object.keys(TRACKING), "outbox", "follow_ups", "staff"],
  ...["_superusers", "_mfas", "_otps", "_externalAuths", "_authOrigins"],
])("neither a visitor nor a staff member can read or change rows of %s", async (name) => {
  const path = `/api/collections/${name}/records`;
  const row = `${path}/${ids[name] ?? "aaaaaaaaaaaaaaa"}`;
  const before = await server.admin.rows(name);
  const changed = { id: "aaaaaaaaaaaaaaa", email: "else@voxlog.test", company: "Another", status: "sent" };
  for (const headers of [{}, staff]) {
    for (const query of ["", `?filter=${encodeURIComponent("id != ''")}`])
      expect(await send(server.url + path + query, "GET", undefined, headers)).toMatchObject({
        status: 400,
        body: { message: "Unsupported query." },
      });
    expect(await statusOf("GET", row, undefined, headers)).toBeOneOf([403, 404]);
    expect(await statusOf("PATCH", row, changed, headers)).toBeOneOf([403, 404]);
    expect(await statusOf("DELETE", row, undefined, headers)).toBeOneOf([403, 404]);
    const all = `/api/collections/${name}/truncate`;
    expect(await statusOf("DELETE", all, undefined, headers)).toBeOneOf([401, 403]);
  }
  expect(await server.admin.rows(name)).toEqual(before);
});

test.each([
  ["reads the settings", "GET", "/api/settings"],
  ["changes the settings", "PATCH", "/api/settings", { meta: { appName: "Another" } }],
  ["reads the collections", "GET", "/api/collections"],
  ["changes a rule", "PATCH", "/api/collections/signups", { listRule: "" }],
  ["makes a collection", "POST", "/api/collections", { name: "mine", type: "base" }],
  ["imports collections", "PUT", "/api/collections/import", { collections: [] }],
  ["reads the log", "GET", "/api/logs"],
  ["reads backups", "GET", "/api/backups"],
  ["makes a backup", "POST", "/api/backups", { name: "mine.zip" }],
  ["reads the jobs", "GET", "/api/crons"],
  ["runs a job", "POST", "/api/crons/outbox"],
  ["queues an email", "POST", "/api/collections/outbox/records", { kind: "confirmation", status: "waiting" }],
  ["asks for a token of files", "POST", "/api/files/token"],
  ["queries the database", "POST", "/api/sql", { query: "SELECT 1" }],
  ["sends a mail", "POST", "/api/settings/test/email", { email: "a@example.com", template: "otp" }],
  ["changes rows in a batch", "POST", "/api/batch", { requests: [] }],
  ["asks for metrics", "GET", "/metrics"],
  ["makes another account", "POST", `${STAFFS}/records`, NEW_ACCOUNT],
  ["makes an owner", "POST", `${OWNERS}/records`, NEW_ACCOUNT],
  ["becomes the owner", "POST", `${OWNERS}/impersonate/OWNER`, {}],
  ["renews a token as the owner's", "POST", `${OWNERS}/auth-refresh`],
  ["renews a token, which has its time", "POST", `${STAFFS}/auth-refresh`],
  ["takes another address", "POST", `${STAFFS}/request-email-change`, { newEmail: "else@voxlog.test" }],
  ["asks for another password by mail", "POST", `${STAFFS}/request-password-reset`, { email: STAFF.email }],
  ["confirms an address by mail", "POST", `${STAFFS}/request-verification`, { email: STAFF.email }],
  ["signs in by another site", "POST", `${STAFFS}/auth-with-oauth2`, { provider: "google", code: "a" }],
])("neither a visitor nor a staff member ever %s", async (_, method, path, body?: unknown) => {
  const stored = () => Promise.all(["staff", "_superusers", "outbox"].map((name) => server.admin.rows(name)));
  const before = await stored();
  for (const headers of [{}, staff]) {
    const status = await statusOf(method, path.replace("OWNER", ids["_superusers"] ?? ""), body, headers);
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await stored()).toEqual(before);
});

test("a staff member doesn't get the server's state, which isn't a failure", async () => {
  expect(await statusOf("GET", "/api/owner/health")).toBe(204);
});

test("a staff member's signups have the same limits and checks as a visitor's", async () => {
  const fields = { ...signup(), email: "of.the.staff@example.com" };
  const path = "/api/collections/signups/records";
  expect(await statusOf("POST", path, { ...fields, created: "2020-01-01 00:00:00.000Z" })).toBe(400);
  expect(await statusOf("POST", path, { ...fields, filler: "x".repeat(20_000) })).toBe(413);
  expect(await statusOf("POST", path, fields)).toBe(200);
  expect(await server.admin.rows("outbox")).toHaveLength(3);
});

test.each([
  ["POST", "/api/leads/search"],
  ["PATCH", "/api/leads/signups/ID"],
  ["DELETE", "/api/leads/signups/ID"],
  ["GET", "/api/account"],
  ["DELETE", "/api/account/sign-ins"],
  ["DELETE", "/api/account/sign-ins/aaaaaaaaaaaaaaa"],
  ["POST", "/api/account/sign-out"],
])("a visitor without an account is rejected: %s %s", async (method, path) => {
  const body = method === "GET" ? undefined : { state: "open", revision: 0, answered: true };
  expect(await statusOf(method, path.replace("ID", ids["signups"] ?? ""), body, {})).toBe(401);
  expect(await server.admin.rows("signups", { filter: `id = '${ids["signups"]}'` })).toHaveLength(1);
});

test.each([
  ["a wrong password", `${STAFFS}/auth-with-password`, STAFF.email],
  ["a request for another password", `${OWNERS}/request-password-reset`, server.owner.email],
])("%s gets the same answer as for an unknown address", async (_, path, known) => {
  const answerFor = (email: string) =>
    send(server.url + path, "POST", { email, identity: email, password: "a guess" });
  expect(await answerFor(known)).toEqual(await answerFor("unknown@voxlog.test"));
});

test("a sign-in to an unknown account takes as long as one to the owner's, even without staff accounts", async () => {
  await server.admin.send("DELETE", `/api/collections/staff/records/${staffId}`);
  // Test servers check passwords too fast to measure.
  server.sql(`UPDATE _superusers SET password = '${await hash(server.owner.password, 10)}'`);
  const time = async (email: string) => {
    const begun = performance.now();
    await signInAsStaff(server, { email, password: "a guess" });
    return performance.now() - begun;
  };
  const ratio = async () => {
    const [owner, unknown] = [await time(server.owner.email), await time("unknown@voxlog.test")];
    return Math.max(owner, unknown) / Math.min(owner, unknown);
  };
  // Checking a password takes about 70 ms, and everything else a few. A busy machine may delay either one.
  await expect.poll(ratio).toBeLessThan(5);
  staff = await staffHeaders(server);
  staffId = ids["staff"] = (await server.admin.rows("staff"))[0]?.id ?? "";
});

const firefox = {
  "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0",
};
const list = async (headers: object) =>
  (await send(`${server.url}/api/account`, "GET", undefined, { ...headers })).body as {
    signIns: { id: string; began: number }[];
  };
const signIn = async () => ({
  Authorization: String((await signInAsStaff(server, STAFF, firefox)).body["token"]),
});

test("an account's sign-ins are listed with time and browser, hidden from others, and end individually", async () => {
  const [other, asOwner] = [await signIn(), { Authorization: server.admin.token }];
  const account = await list(staff);
  expect(account).toMatchObject({
    ...{ email: STAFF.email, role: "staff", hasSecondFactor: false, hasMail: false },
    signIns: [
      { isThis: true, browser: "" },
      { isThis: false, browser: "Firefox", system: "Windows" },
    ],
  });
  const [own, { id = "", began = 0 } = {}] = account.signIns;
  expect(Math.abs(began - Date.now() / 1000)).toBeLessThan(60);
  expect((await list(asOwner)).signIns.map(({ id }) => id)).not.toContain(own?.id);
  const end = (headers: object) => statusOf("DELETE", `/api/account/sign-ins/${id}`, undefined, headers);
  expect([await end(asOwner), await list(other)]).toMatchObject([404, { email: STAFF.email }]);
  expect([await end(staff), await end(staff)]).toEqual([204, 404]);
  expect(await statusOf("GET", "/api/account", undefined, other)).toBe(401);
  expect((await list(staff)).signIns).toHaveLength(1);
});

test("an account's sign-ins all end on request and when its password changes", async () => {
  const status = (headers: object) => statusOf("GET", "/api/account", undefined, headers);
  const other = await signIn();
  const ended = await statusOf("DELETE", "/api/account/sign-ins", undefined, other);
  expect([ended, await status(other), await status(staff)]).toEqual([204, 401, 401]);
  staff = await signIn();
  expect(await list(staff)).toMatchObject({ signIns: [{ isThis: true }] });
  await createStaff(server);
  expect(await status(staff)).toBe(401);
  staff = await staffHeaders(server);
  expect((await list(staff)).signIns).toHaveLength(1);
  expect((await server.admin.rows("staff")).map(({ id }) => id)).toEqual([staffId]);
});

const token = (header: object, signature = "") => {
  const claims = { id: ids["_superusers"], type: "auth", collectionId: "pbc_3142635823", exp: 4102444800 };
  const parts = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
  return [...parts, signature].join(".");
};

test.each([
  ["has no signature", token({ alg: "none", typ: "JWT" })],
  ["has another signature", token({ alg: "HS256", typ: "JWT" }, "c2lnbmF0dXJl")],
  ["isn't a JWT", "Bearer 1"],
])("a forged token of the owner that %s gets no leads", async (_, Authorization) => {
  expect(await statusOf("GET", "/api/collections/signups/records", undefined, { Authorization })).toBe(400);
});
