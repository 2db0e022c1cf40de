import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startOutboxJob } from "../../mail/outbox-job.ts";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { demoRequest, signup, signupOf } from "../samples.ts";
import { afterJob, createRecord, holdEmails, ownServer, send, sharedServer, skipDelays } from "../server.ts";
import { DROPPED, mailVariables, PASSWORD, startMailServer } from "./mail-server.ts";

type Mail = Record<"id" | "kind" | "status" | "due" | "updated" | "error", string> & { tries: number };

const mailServer = await startMailServer();
afterAll(() => mailServer.stop());

const environment = (at = mailServer) => ({
  ...mailVariables(at),
  VOXLOG_SMTP_USER: "voxlog",
  VOXLOG_SMTP_PASSWORD: PASSWORD,
});
const server = await ownServer({ env: environment() });
beforeEach(() => {
  mailServer.manner = "takes";
  mailServer.emails = [];
  mailServer.users = [];
  mailServer.begun = 0;
  server.empty();
});

const runJob = ({ admin }: TestPocketBase) => admin.send("POST", "/api/crons/outbox");

const outbox = ({ admin }: TestPocketBase) => admin.rows<Mail>("outbox");
const statuses = async (on: TestPocketBase) => (await outbox(on)).map(({ status }) => status);

const change = ({ admin }: TestPocketBase, id: string, fields: object) =>
  admin.send("PATCH", `/api/collections/outbox/records/${id}`, fields);

const LONG_AGO = "2026-01-01 00:00:00.000Z";

test("a lead of either kind is emailed to the owner once", async () => {
  await createRecord(server, "signups", signup());
  await createRecord(server, "demo_requests", demoRequest());
  await expect.poll(() => afterJob(server, () => statuses(server))).toEqual(["sent", "sent"]);
  await createRecord(server, "signups", { ...signup(), company: "Later BV" });
  await expect.poll(() => afterJob(server, () => statuses(server))).toEqual(["sent", "sent", "sent"]);
  expect(mailServer.emails.map(({ headers }) => headers.get("subject")).sort()).toEqual([
    "Nieuwe aanmelding: Later BV",
    "Nieuwe aanmelding: Voorbeeld BV",
    "Nieuwe demo-aanvraag: Voorbeeld BV",
  ]);
  expect(mailServer.users).toEqual(["voxlog", "voxlog", "voxlog"]);
});

test("a run of the outbox that is requested during another one follows it", async () => {
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const job = startOutboxJob([() => promise.finally(() => runs++)]);
  job.run();
  resolve();
  await expect.poll(() => runs).toBe(2);
  await job.close();
});

test.each([
  ["about a lead", signup()],
  ["about several leads", { ...signup(), website: "https://spam.example" }],
])("an email %s that can't be written is tried again later, and the outbox says why", async (_, lead) => {
  const release = holdEmails(server);
  await createRecord(server, "signups", lead);
  server.sql("UPDATE signups SET created = 'damaged'");
  release();
  const error = expect.stringContaining("Invalid time");
  await expect
    .poll(() => afterJob(server, () => outbox(server)))
    .toMatchObject([{ status: "waiting", tries: 1, error }]);
});

test("a rejected lead queues no email", async () => {
  await send(`${server.url}/api/collections/signups/records`, "POST", { ...signup(), email: "" });
  expect(await outbox(server)).toEqual([]);
});

test("a lead entered by the owner isn't emailed", async () => {
  await server.admin.send("POST", "/api/collections/signups/records", signup());
  expect([await server.admin.rows("signups"), await outbox(server)]).toEqual([[expect.anything()], []]);
});

const hanging = await startMailServer();
let hung: TestPocketBase;
afterAll(async () => {
  await hanging.stop();
  await hung.stop();
});

test("a lead is stored without email settings, and its email is sent once they exist", async () => {
  const withoutMail = await sharedServer();
  await createRecord(withoutMail, "signups", signup());
  await runJob(withoutMail);
  expect(await statuses(withoutMail)).toEqual(["waiting"]);
  const dataDir = await temporaryFolder();
  withoutMail.sql(`VACUUM INTO '${join(dataDir, "data.db")}'`);
  hanging.manner = "hangs";
  hung = await startPocketBase({ env: environment(hanging), dataDir });
  await runJob(hung);
  await expect.poll(() => hanging.begun).toBe(1);
});

test("a hanging mail server doesn't delay signups", async () => {
  for (let count = 0; count < 3; count++) {
    await createRecord(hung, "signups", signupOf(count));
  }
  // If it waited for the mail server, the response would take 15 s, until the first email's attempt ends.
  expect(await statuses(hung)).toEqual(["sending", "waiting", "waiting", "waiting"]);
  expect(hanging.begun).toBe(1);
});

test("a server killed while sending sends again the email with the same Message-ID when its lease expires", async () => {
  await hung.kill();
  await hung.restart();
  hanging.manner = "takes";
  const [mail] = await outbox(hung);
  const received = () =>
    hanging.emails.filter(({ headers }) => headers.get("message-id") === `<${mail?.id}@voxlog.test>`);
  await expect.poll(() => afterJob(hung, () => statuses(hung))).toEqual(["sending", "sent", "sent", "sent"]);
  expect(received()).toEqual([]);
  await change(hung, mail?.id ?? "", { due: LONG_AGO });
  await expect.poll(() => afterJob(hung, () => statuses(hung))).toEqual(["sent", "sent", "sent", "sent"]);
  expect(received()).toHaveLength(1);
});

test("a mail server outage uses up no tries of waiting emails, and all are sent after it", async () => {
  await mailServer.stop();
  const release = holdEmails(server);
  for (let count = 0; count < 12; count++) {
    await createRecord(server, "signups", signupOf(count));
  }
  release();
  const failed = async () => (await outbox(server)).filter(({ error }) => error !== "");
  await expect.poll(() => afterJob(server, failed)).not.toEqual([]);
  // The job that runs every minute, or another requested run, may also have sent it.
  expect((await failed()).length).toBeLessThan(12);
  for (const { tries, error, due, updated } of await failed()) {
    expect([tries, error]).toEqual([1, expect.stringContaining("ECONNREFUSED")]);
    expect(Date.parse(due) - Date.parse(updated)).toBeGreaterThanOrEqual(30_000);
  }

  await mailServer.start();
  const retried = () => {
    skipDelays(server);
    return afterJob(server, () => statuses(server));
  };
  await expect.poll(retried).toEqual(Array.from({ length: 12 }, () => "sent"));
  expect(mailServer.emails).toHaveLength(12);
});

test("an email that keeps being rejected is marked as failed, and is sent when the owner sets it to waiting", async () => {
  mailServer.manner = "rejects";
  await createRecord(server, "signups", signup());
  const [{ id } = { id: "" }] = await outbox(server);
  await change(server, id, { tries: 299, due: LONG_AGO });
  await expect.poll(() => afterJob(server, () => statuses(server))).toEqual(["failed"]);
  expect((await outbox(server))[0]?.error).toContain("554");
  mailServer.manner = "takes";
  await change(server, id, { status: "waiting", tries: 0 });
  await expect.poll(() => afterJob(server, () => statuses(server))).toEqual(["sent"]);
});

test("an email that the mail server drops doesn't delay the others", async () => {
  mailServer.manner = "drops some";
  const leads = Array.from({ length: 11 }, (_, i) => ({
    ...signupOf(i),
    company: i < 8 ? DROPPED : "Other",
  }));
  for (const lead of leads) await createRecord(server, "signups", lead);
  const notSent = async () => (await statuses(server)).filter((status) => status !== "sent").length;
  await expect.poll(() => afterJob(server, notSent)).toBe(8);
  expect(mailServer.emails).toHaveLength(3);
});

test("the mail server's password isn't in the database, its log, backups or PocketBase's environment", async () => {
  await createRecord(server, "signups", signup());
  await expect.poll(() => afterJob(server, () => statuses(server))).toEqual(["sent"]);
  expect(mailServer.users).toEqual(["voxlog"]);
  await server.admin.settings({ meta: { appName: "Saved" } });
  await server.admin.send("POST", "/api/backups", { name: "written.zip" });
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.join()).toContain("written.zip");
  const contents = files.map((file) => readFile(file).catch(() => ""));
  for (const [i, content] of (await Promise.all(contents)).entries()) {
    expect(content.includes(PASSWORD), files[i]).toBe(false);
  }
  expect(await readFile(`/proc/${server.pid}/environ`, "latin1")).not.toContain(PASSWORD);
});
