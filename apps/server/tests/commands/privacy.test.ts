import { mkdir, readdir, readFile, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { beforeEach, expect, test } from "vitest";
import { findByEmail } from "../../leads/leads-by-email.ts";
import { runPiped } from "../../testing/run-command.ts";
import { demoRequest, pageVisit, signup } from "../samples.ts";
import { createRecord, ownServer, visitor } from "../server.ts";

const ADA = { email: "ada.lovelace@example.com" };
const BOB = { email: "bob@example.com" };

const server = await ownServer();

async function storeLeads(): Promise<void> {
  server.empty();
  const site = visitor(server.url);
  await site.collection("signups").create({ ...signup(), ...ADA });
  await site.collection("demo_requests").create({ ...demoRequest(), email: "Ada.Lovelace@Example.com" });
  await site.collection("signups").create({ ...signup(), ...BOB });
}

const privacy = (args: string[], typed = "", dataDir = server.dataDir) =>
  runPiped("privacy.ts", args, { DATA_DIR: dataDir }, typed);

const count = async (collection: string) => (await server.admin.rows(collection)).length;
const counts = () => Promise.all(["signups", "demo_requests", "outbox"].map(count));

test("privacy find lists everything sent with the address, in any case, and nothing else", async () => {
  const { code, stdout, stderr } = await privacy(["find", ADA.email]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(`${ADA.email}: 1 signup, 1 demo request, 2 emails about them.`);
  expect(JSON.parse(stdout.slice(stdout.indexOf("{"), stdout.lastIndexOf("}") + 1))).toMatchObject({
    signups: [{ ...signup(), ...ADA }],
    demo_requests: [{ email: "Ada.Lovelace@Example.com" }],
    outbox: [{ status: "waiting" }, { status: "waiting" }],
  });
  expect(stdout).not.toContain(BOB.email);
});

test("privacy find reports that visits can't be linked to a person", async () => {
  expect((await privacy(["find", "unknown@example.com"])).stdout).toBe(
    "unknown@example.com: 0 signups, 0 demo requests, 0 emails about them.\nVisits don't contain email addresses, so they can't be searched.\n",
  );
});

test.each(["%@example.com", "ada_lovelace@example.com", "@example.com", "' OR '@' = '@"])(
  "privacy find finds no one by a part of an address, or by a wildcard of the database: %s",
  (email) => {
    const found = findByEmail(join(server.dataDir, "data.db"), email);
    expect(Object.values(found).flat()).toEqual([]);
  },
);

beforeEach(storeLeads);

test("privacy erase removes the person's leads, emails and notes after a yes, and keeps others' and the visits", async () => {
  const [lead] = await server.admin.rows("signups", { filter: `email = '${ADA.email}'` });
  const note = { revision: 0, note: "Calls back on Tuesday" };
  await server.admin.send("PATCH", `/api/leads/signups/${lead?.id}`, note);
  expect((await privacy(["find", ADA.email])).stdout).toContain(note.note);
  await createRecord(server, "page_visits", pageVisit());
  const { code, stdout, stderr } = await privacy(["erase", ADA.email], "yes\n");
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("Erased: 5 rows.");
  expect([await counts(), await count("page_visits")]).toEqual([[1, 0, 1], 1]);
  expect(await server.admin.rows("follow_ups")).toEqual([]);
  expect(await server.admin.rows("signups")).toMatchObject([BOB]);
});

test.each([
  ["info@xn--caf-dma.nl", "Info@CAFÉ.nl"],
  ["JÖRG@example.com", "jo\u0308rg@example.com"],
  ["ada@example.com", "Ada Lovelace <ada@example.com>"],
])("privacy erase removes what was sent as %s, given %s", async (sent, given) => {
  await createRecord(server, "signups", { ...signup(), email: sent });
  expect((await privacy(["erase", given, "--yes"])).stdout).toContain("Erased: 2 rows.");
  expect(await counts()).toEqual([2, 1, 3]);
});

test.each([
  ["no\n", 0, "Nothing was erased."],
  ["y\n", 0, "Nothing was erased."],
  ["", 1, "There was no answer, so nothing was changed. Type the answer when asked, or pipe it in.\n"],
])("privacy erase removes nothing after the answer %j", async (answer, exitCode, outcome) => {
  const { code, stdout, stderr } = await privacy(["erase", ADA.email], answer);
  expect([code, stdout + stderr]).toEqual([exitCode, expect.stringContaining(outcome)]);
  expect(await counts()).toEqual([2, 1, 3]);
});

test("privacy erase reports what remains while another program reads the database, and erases it afterward", async () => {
  using reader = server.openDatabase();
  reader.exec("BEGIN; SELECT count(*) FROM signups");
  const erase = async () => (await privacy(["erase", ADA.email, "--yes"])).stdout;
  expect(await erase()).toContain("Not overwritten in the file yet, because another program is reading it");
  expect(await counts()).toEqual([1, 0, 1]);
  reader.exec("ROLLBACK");
  expect(await erase()).not.toContain("Not overwritten");
  expect((await readFile(join(server.dataDir, "data.db"), "latin1")).includes(ADA.email)).toBe(false);
});

test("privacy erase lists backups, also of the same day or interrupted, and data that a restore replaced", async () => {
  await server.admin.send("POST", "/api/backups", { name: "before.zip" });
  await mkdir(join(server.dataDir, "before-restore-2026"));
  const draft = join(server.dataDir, ".pb_temp_to_delete", "scratch-1");
  await mkdir(draft, { recursive: true });
  const { stdout } = await privacy(["erase", ADA.email, "--yes"]);
  expect(stdout).toContain(
    `1 backup in ${join(server.dataDir, "backups")}. Make a new one, then delete these`,
  );
  expect(stdout).toContain(`was interrupted, in ${dirname(draft)}.`);
  expect(stdout).toContain(`replaced, in ${server.dataDir}: before-restore-2026.`);
});

const empty = await temporaryFolder();
const unreadable = await temporaryFolder();
await symlink("data.db", join(unreadable, "data.db"));

test.each<[string, args: string[], message: RegExp, dataDir?: string]>([
  ["without an address", ["find"], /^Usage: .*\n$/],
  ["with an invalid address", ["erase", "ada"], /^Usage: .*\n$/],
  ["that doesn't exist", ["show", ADA.email], /^Usage: .*\n$/],
  ["with two addresses", ["find", ADA.email, BOB.email], /^Usage: .*\n$/],
  ["without a server's data", ["erase", ADA.email, "--yes"], /contains no leads/, empty],
  [
    "that can't open the database, which may have leads,",
    ["find", ADA.email],
    /^This user can't open .* the server's user\.\n$/,
    unreadable,
  ],
])("a privacy command %s is rejected with what to do", async (_, args, message, dataDir) => {
  const { code, stderr } = await privacy(args, "", dataDir);
  expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
  expect(await readdir(empty)).toEqual([]);
});
