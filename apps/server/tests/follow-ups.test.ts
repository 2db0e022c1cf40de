import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { demoRequest, origin, signup, signupOf } from "./samples.ts";
import { type Answer, createRecord, STAFF, send, sharedServer, staffHeaders } from "./server.ts";

type Lead = { collection: string; id: string; email: string; revision: number } & Record<string, unknown>;
type Found = { counts: Record<string, number>; leads: Lead[] };

const server = await sharedServer();
const staff = await staffHeaders(server);
beforeEach(() => server.empty());

const store = (collection: string, lead: object) =>
  createRecord(server, collection, lead, { headers: { "Accept-Language": "en" } });
const ask = (body: object) => send(`${server.url}/api/leads/search`, "POST", body, staff);
const find = async (state: string, more = {}) => (await ask({ state, ...more })).body as Found;
const emails = ({ leads }: Found) => leads.map(({ email }) => email);
const change = ({ collection, id }: { collection: string; id: string }, body: object) =>
  send(`${server.url}/api/leads/${collection}/${id}`, "PATCH", body, staff);
const erase = ({ collection, id }: Lead, query = "") =>
  send(`${server.url}/api/leads/${collection}/${id}${query}`, "DELETE", undefined, staff);

test("the list of leads starts with the oldest and separates automated ones", async () => {
  await store("signups", signup());
  await store("signups", signup());
  await store("demo_requests", { ...demoRequest(), email: "bob@example.com" });
  await store("signups", { ...signupOf("bot"), website: "https://spam.example" });
  const open = await find("open");
  expect(open.counts).toMatchObject({ open: 2, answered: 0, held: 1 });
  expect(open.leads).toMatchObject([
    { collection: "signups", ...signup(), language: "en", repeats: 1, held: "", answered: "", note: "" },
    { collection: "demo_requests", ...demoRequest(), email: "bob@example.com", firstName: "", crm: "" },
  ]);
  expect(open).toMatchObject({
    hasWebhook: false,
    people: expect.arrayContaining([STAFF.email, server.owner.email]),
  });
  expect((await find("held")).leads).toMatchObject([{ email: "ada.bot@example.com", held: "trap" }]);
  expect((await find("answered")).leads).toEqual([]);
});

test("the list of leads is searched for all words as plain text, in any field and in notes", async () => {
  await store("signups", { ...signup(), crm: "100%_sure" });
  await store("demo_requests", { company: "O'Neill \\ Zn CAFÉ", email: "sean@example.com" });
  const { leads } = await find("open");
  await change(leads[0] as Lead, { revision: 0, note: "Belt dinsdag terug" });
  const found = async (search: string) => (await find("open", { search })).leads.length;
  for (const search of ["ada VRIES", "dinsdag", "sean neill", "100%_", "\\", "O'N", "café", "cafe\u0301"])
    expect([search, await found(search)]).toEqual([search, 1]);
  for (const search of ["ada sean", "1000", "%%", "' OR 1=1"])
    expect([search, await found(search)]).toEqual([search, 0]);
  expect(await found("")).toBe(2);
  expect((await find("open", { search: "sean" })).counts).toMatchObject({ open: 1, answered: 0, held: 0 });
});

test("the list of leads shows why a lead was held after its sent emails are deleted", async () => {
  const { id } = await store("signups", { ...signup(), website: "https://spam.example" });
  const confirmation = { kind: "confirmation", signup: id, status: "waiting", due: "2026-01-01" };
  await server.admin.send("POST", "/api/collections/outbox/records", confirmation);
  server.sql("UPDATE outbox SET status = 'sent', updated = '2020-01-01 00:00:00.000Z'");
  await server.admin.send("POST", "/api/crons/outbox-retention");
  await expect.poll(async () => (await server.admin.rows("outbox")).length).toBe(1);
  expect((await find("held")).leads).toMatchObject([{ held: "trap" }]);
});

test("the list of leads includes each one's searchable source, and a language even without one", async () => {
  await store("signups", { ...signup(), ...origin, language: "nl", campaign: "🌱".repeat(101) });
  await store("demo_requests", { ...demoRequest(), language: "xx" });
  const { leads } = await find("open", { isExport: true });
  expect(leads).toMatchObject([
    { ...origin, language: "nl", campaign: "🌱".repeat(100) },
    { source: "", referrer: "", openedBy: "", language: "en" },
  ]);
  expect(emails(await find("open", { search: "newsletter /features teams" }))).toEqual([signup().email]);
});

test("a duplicate lead sent another way is stored once, and the response has only its own source", async () => {
  await store("signups", { ...signup(), ...origin });
  const again = await store("signups", { ...signup(), openedBy: "menu" });
  expect(again).toMatchObject({ source: "", openedBy: "menu", language: "en" });
  expect((await find("open")).leads).toMatchObject([{ ...origin, repeats: 1 }]);
});

test("leads of one address are listed, answered, assigned and reopened as one, and exported one by one", async () => {
  const companies = ["Acme", "Byron", "Curie"];
  const lead = { ...signup(), email: "jörg@café.example" };
  for (const company of companies) await store("signups", { ...lead, company });
  await store("demo_requests", { company: "Deneb", email: "JÖRG@xn--caf-dma.example" });
  await store("demo_requests", { company: "Else", email: "else@example.com" });
  const [first] = (await find("open", { search: "acme" })).leads as [Lead];
  const others = [{ company: "Byron" }, { company: "Curie" }, { company: "Deneb" }];
  expect(first).toMatchObject({ company: "Acme", others });
  await change(first, { revision: 0, assigned: STAFF.email });
  await change(first, { revision: 1, answered: true });
  expect((await find("open")).counts).toMatchObject({ open: 1, answered: 1 });
  const { leads } = await find("answered", { search: STAFF.email, isExport: true });
  expect(leads.map(({ company }) => company).sort()).toEqual([...companies, "Deneb"]);
  expect(leads[3]).toMatchObject({ assigned: STAFF.email, answeredBy: STAFF.email });
  // A later lead waits for its own answer, and undoing the first doesn't change it.
  await store("signups", { ...lead, company: "Later" });
  expect((await find("open")).counts).toMatchObject({ open: 2, answered: 1 });
  const reopened = await change(first, { revision: 2, answered: false });
  expect(reopened.body).toMatchObject({ answeredBy: "", assigned: STAFF.email });
  expect((await find("open")).counts).toMatchObject({ open: 2, answered: 0 });
});

test("a group of more than fifty leads has their number, and is erased as one unless it has grown", async () => {
  const address = "ada.flood@example.com";
  for (let company = 0; company < 60; company++)
    await store("signups", { ...signupOf("flood"), company: `Company ${company}` });
  await store("signups", signupOf("stays"));
  const [lead] = (await find("open", { search: address })).leads as [Lead];
  expect(lead).toMatchObject({ others: { length: 50 }, otherCount: 59 });
  await store("demo_requests", { ...demoRequest(), email: address });
  const erasing = [await erase(lead, "?leads=60"), await erase(lead, "?leads=all")];
  expect(erasing.map(({ status }) => status)).toEqual([409, 409]);
  expect((await erase(lead, "?leads=61")).status).toBe(204);
  expect(emails(await find("open"))).toEqual([signupOf("stays").email]);
  expect(await server.admin.rows("audit", { filter: "event = 'erasedLead'" })).toHaveLength(61);
});

test("the list of leads is paginated", async () => {
  for (let i = 0; i < 3; i++) await store("signups", signupOf(i));
  const page = async (page: number) => emails(await find("open", { page, perPage: 2 }));
  expect([await page(1), await page(2), await page(3)]).toEqual([
    ["ada.0@example.com", "ada.1@example.com"],
    ["ada.2@example.com"],
    [],
  ]);
});

describe("a lead", () => {
  let lead: Lead;
  beforeEach(async () => {
    await store("signups", signup());
    [lead] = (await find("open")).leads as [Lead];
  });

  test("a lead keeps a concurrent note, and shows it to the later author", async () => {
    await change(lead, { revision: 0, note: "Ada: belt terug" });
    const late = await change(lead, { revision: 0, note: "Bob: gemaild" });
    expect(late).toMatchObject({ status: 409, body: { note: "Ada: belt terug", revision: 1 } });
    expect((await change(lead, { revision: 0, answered: true })).status).toBe(409);
    const both = await Promise.all(["Ada", "Bob"].map((note) => change(lead, { revision: 1, note })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.admin.rows("follow_ups")).toHaveLength(1);
  });

  test("a lead is assigned to an account, and to no one else", async () => {
    const assign = async (assigned: string, revision: number) => {
      const { status, body } = await change(lead, { revision, assigned });
      return [status, body["assigned"]];
    };
    expect(await assign("stranger@example.com", 0)).toEqual([409, ""]);
    expect(await assign(STAFF.email, 0)).toEqual([200, STAFF.email]);
    expect(await assign("", 1)).toEqual([200, ""]);
  });

  test.each<[what: string, send: () => Promise<Answer>]>([
    ["a search without a state", () => ask({})],
    ["a search in an unknown state", () => ask({ state: "__proto__" })],
    ["a search in a list of states", () => ask({ state: ["open"] })],
    ["a long search", () => ask({ state: "open", search: "x".repeat(101) })],
    ["a search that isn't text", () => ask({ state: "open", search: { $ne: "" } })],
    ["a search for page 0", () => ask({ state: "open", page: 0 })],
    ["a search for half a page", () => ask({ state: "open", page: 1.5 })],
    ["a search for a page of thousands", () => ask({ state: "open", perPage: 201 })],
    ["a search in another order", () => ask({ state: "open", order: "email; DROP TABLE signups" })],
    ["a change of another field", () => change(lead, { revision: 0, note: "x", company: "Mine" })],
    ["a change of nothing", () => change(lead, { revision: 0 })],
    ["a change without a revision", () => change(lead, { note: "x" })],
    ["a time as an answer", () => change(lead, { revision: 0, answered: "2020-01-01" })],
    ["a note that is too long", () => change(lead, { revision: 0, note: "x".repeat(2001) })],
    ["a note that isn't text", () => change(lead, { revision: 0, note: ["x"] })],
    ["a person that isn't text", () => change(lead, { revision: 0, assigned: 1 })],
  ])("%s is rejected", async (_, send) => {
    expect((await send()).status).toBe(400);
    expect(await server.admin.rows("follow_ups")).toEqual([]);
  });

  test("a lead that doesn't exist, or a row of another collection, answers 404", async () => {
    const body = { revision: 0, note: "x" };
    const others = ["_superusers", "staff", "sessions", "__proto__"].map((collection) =>
      change({ collection, id: lead.id }, body),
    );
    const missing = change({ ...lead, id: "aaaaaaaaaaaaaaa" }, body);
    expect((await Promise.all([...others, missing])).map(({ status }) => status)).toEqual(Array(5).fill(404));
  });

  test("a lead is erased with its emails and notes from all database files, and others stay", async () => {
    const secret = "unmistakable-note-of-ada";
    await store("signups", { ...signupOf("erased"), source: "unmistakable-source" });
    const [erased] = (await find("open", { search: "erased" })).leads as [Lead];
    await change(erased, { revision: 0, note: secret });
    for (let count = 0; count < 40; count++) await store("signups", signupOf(`stays-${count}`));
    expect([(await erase(erased)).status, (await erase(erased)).status]).toEqual([204, 404]);
    for (const [name, left] of Object.entries({ signups: 41, outbox: 41, follow_ups: 0 }))
      expect(await server.admin.rows(name), name).toHaveLength(left);
    expect(await holding("ada.stays-39@example.com")).toContain("data.db");
    for (const text of [secret, "ada.erased@example.com", "unmistakable-source"])
      expect([text, await holding(text)]).toEqual([text, []]);
  });

  test("a lead is erased while another program reads the database, and its copy in the log goes when that ends", async () => {
    using reader = server.openDatabase();
    reader.exec("BEGIN; SELECT count(*) FROM signups");
    expect(await erase(lead)).toMatchObject({
      status: 202,
      body: { message: expect.stringContaining("A copy stays") },
    });
    expect(await server.admin.rows("signups")).toEqual([]);
    expect(await holding("ada@example.com")).toContain("data.db-wal");
    reader.exec("ROLLBACK");
    await expect.poll(() => holding("ada@example.com"), { interval: 200 }).toEqual([]);
  });

  test("a lead is overwritten in the database's file when the owner deletes it in the admin, with its email", async () => {
    await store("signups", signupOf("stays"));
    await server.admin.send("DELETE", `/api/collections/signups/records/${lead.id}`);
    expect(await server.admin.rows("outbox")).toHaveLength(1);
    {
      using database = server.openDatabase();
      await expect.poll(() => database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"]).toBe(0);
    }
    expect(await holding("ada.stays@example.com")).toEqual(["data.db"]);
    expect(await holding("ada@example.com")).toEqual([]);
  });
});

async function holding(text: string): Promise<string[]> {
  const names = (await readdir(server.dataDir)).filter((name) => name.includes(".db"));
  const contents = await Promise.all(names.map((name) => readFile(join(server.dataDir, name), "latin1")));
  return names.filter((_, index) => contents[index]?.includes(text));
}
