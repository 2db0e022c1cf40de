import { beforeEach, expect, test } from "vitest";
import { runPiped } from "../testing/run-command.ts";
import { signup } from "./samples.ts";
import {
  createStaff,
  STAFF,
  send,
  sendRaw,
  sharedServer,
  signInAsStaff,
  staffHeaders,
  visitor,
} from "./server.ts";

const server = await sharedServer();
const OWNER = server.owner.email;
const staff = await staffHeaders(server);
const env = { DATA_DIR: server.dataDir, SUDO_USER: "ada" };

beforeEach(() => {
  using database = server.openDatabase();
  const { sql } = database.prepare("SELECT sql FROM sqlite_schema WHERE name = 'audit_kept'").get() ?? {};
  database.exec(`DROP TRIGGER audit_kept; DELETE FROM audit; ${sql}`);
});

const trail = async () =>
  (await server.admin.rows("audit", { sort: "created" })).map(
    ({ who, byCommand, event, what }) => `${who}${byCommand ? " by command" : ""}: ${event} ${what}`,
  );

test("a sign-in is in the audit trail with its browser, and a wrong password isn't", async () => {
  const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  await signInAsStaff(server, { ...STAFF, password: "not the password" });
  await signInAsStaff(server, STAFF, { "User-Agent": browser });
  expect(await trail()).toEqual([`${STAFF.email}: signedIn Firefox, Linux`]);
});

test("the audit trail is listed page by page for the owner, and not for the staff", async () => {
  await signInAsStaff(server);
  const read = (query: string, headers: Record<string, string>) =>
    send(`${server.url}/api/account/audit${query}`, "GET", undefined, headers);
  const owner = { Authorization: server.admin.token };
  const entry = { who: STAFF.email, event: "signedIn" };
  const { body } = await read("", owner);
  expect(body).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining(entry)]),
    hasMore: false,
  });
  expect((await read("?page=2", owner)).body).toEqual({ entries: [], hasMore: false });
  const statuses = [await read("?page=0", owner), await read("", staff), await read("", {})];
  expect(statuses.map(({ status }) => status)).toEqual([400, 403, 401]);
});

test("exporting and erasing leads is in the audit trail without their data; reading a page isn't", async () => {
  const { id } = await visitor(server.url).collection("signups").create(signup());
  const search = (more: object) =>
    send(`${server.url}/api/leads/search`, "POST", { state: "open", search: "ada", ...more }, staff);
  await search({});
  await search({ isExport: true, perPage: 200 });
  await search({ isExport: true, perPage: 200, page: 2 });
  expect((await search({ isExport: "yes" })).status).toBe(400);
  await send(`${server.url}/api/leads/signups/${id}`, "DELETE", undefined, staff);
  expect(await trail()).toEqual([
    `${STAFF.email}: exportedLeads open`,
    `${STAFF.email}: erasedLead signups ${id}`,
  ]);
});

test("the owner's changes and downloads in the admin are in the audit trail, rejected ones aren't", async () => {
  const { id } = await visitor(server.url).collection("signups").create(signup());
  const name = "audit_test.zip";
  await server.admin.send("POST", "/api/backups", { name });
  await server.admin.send("PATCH", "/api/settings", { meta: { appName: "Voxlog" } });
  await expect(server.admin.send("PATCH", "/api/settings", { meta: { appName: "" } })).rejects.toThrow();
  await server.admin.send("DELETE", `/api/collections/signups/records/${id}`);
  const eve = await createStaff(server, { ...STAFF, email: "eve@voxlog.test" });
  const { token } = await server.admin.send<{ token: string }>("POST", "/api/files/token");
  expect((await fetch(`${server.url}/api/backups/${name}?token=${token}`)).status).toBe(200);
  await server.admin.send("DELETE", `/api/collections/staff/records/${eve}`);
  await server.admin.send("DELETE", `/api/backups/${name}`);
  await expect
    .poll(trail)
    .toEqual([
      `${OWNER}: madeBackup POST /api/backups`,
      `${OWNER}: changedSettings PATCH /api/settings`,
      `${OWNER}: erasedLead DELETE /api/collections/signups/records/${id}`,
      `${OWNER}: addedStaff POST /api/collections/staff/records`,
      `${OWNER}: downloadedBackup /api/backups/${name}`,
      `${OWNER}: removedStaff DELETE /api/collections/staff/records/${eve}`,
      `${OWNER}: deletedBackup DELETE /api/backups/${name}`,
    ]);
});

test("a change by the owner is in the audit trail even if its sender doesn't wait for the answer", async () => {
  const eve = await createStaff(server, { ...STAFF, email: "eve@voxlog.test" });
  const path = `/api/collections/staff/records/${eve}`;
  const request = `DELETE ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${server.admin.token}\r\n\r\n`;
  (await sendRaw(server, request)).destroy();
  await expect.poll(trail).toContain(`${OWNER}: removedStaff DELETE ${path}`);
});

test("each request of the owner's batch is in the audit trail, unless the batch was rejected", async () => {
  const { id } = await visitor(server.url).collection("signups").create(signup());
  const requests = [
    { method: "PATCH", url: `/api/collections/signups/records/${id}?fields=id`, body: { company: "Acme" } },
    {
      method: "POST",
      url: "/api/collections/staff/records",
      body: { email: "mallory@voxlog.test", password: STAFF.password, passwordConfirm: STAFF.password },
    },
    { method: "DELETE", url: `/api/collections/signups/records/${id}` },
  ];
  const batch = (...sent: object[]) => server.admin.send("POST", "/api/batch", { requests: sent });
  await expect(batch(...requests, requests[2] as object)).rejects.toThrow();
  await batch(...requests);
  await expect
    .poll(trail)
    .toEqual([
      `${OWNER}: changedData PATCH /api/collections/signups/records/${id}`,
      `${OWNER}: addedStaff POST /api/collections/staff/records`,
      `${OWNER}: erasedLead DELETE /api/collections/signups/records/${id}`,
    ]);
});

test("commands are in the audit trail with the user who ran them", async () => {
  await visitor(server.url).collection("signups").create(signup());
  await runPiped("privacy.ts", ["find", "ada@example.com"], env);
  await runPiped("privacy.ts", ["erase", "ada@example.com", "--yes"], env);
  for (const password of ["a long password", "another password"])
    await runPiped("staff.ts", ["bob@voxlog.test"], env, `${password}\n`);
  await runPiped("staff.ts", ["bob@voxlog.test", "--remove"], env);
  expect(await trail()).toEqual([
    "ada by command: lookedUpPerson ",
    "ada by command: erasedPerson 2",
    "ada by command: addedStaff bob@voxlog.test",
    "ada by command: changedStaff bob@voxlog.test",
    "ada by command: removedStaff bob@voxlog.test",
  ]);
});

test("no account can change, add or remove entries of the last year; older ones end", async () => {
  await signInAsStaff(server);
  const collection = "/api/collections/audit";
  const records = `${collection}/records`;
  const [entry] = await server.admin.rows("audit");
  const { items } = await server.admin.send<{ items: { name: string }[] }>(
    "GET",
    "/api/collections?perPage=100",
  );
  const collections = items.filter(({ name }) => name !== "audit");
  for (const [method, path, body] of [
    ["PATCH", `${records}/${entry?.id}`, { who: "else" }],
    ["DELETE", `${records}/${entry?.id}`],
    ["DELETE", `${collection}/truncate`],
    ["POST", "/api/sql", { query: "DROP TRIGGER audit_kept" }],
    ["PUT", "/api/collections/import", { collections, deleteMissing: true }],
    ["PATCH", collection, { name: "other" }],
    ["DELETE", collection],
    ["POST", records, { who: "else", event: "erasedLead" }],
  ] as const)
    await expect(server.admin.send(method, path, body), path).rejects.toThrow();
  for (const method of ["GET", "POST"])
    expect((await send(server.url + records, method, undefined, staff)).status).toBeGreaterThanOrEqual(400);
  expect(await trail()).toEqual([expect.stringContaining(`${STAFF.email}: signedIn`)]);
  server.sql(
    "INSERT INTO audit (who, event, created) VALUES ('old', 'changed', strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-366 days'))",
  );
  await createStaff(server);
  await signInAsStaff(server);
  expect((await trail()).filter((each) => each.startsWith("old"))).toEqual([]);
});
