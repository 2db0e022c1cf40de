import { execFile } from "node:child_process";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { defineSet } from "@voxlog/tracking";
import { writeBackend } from "@voxlog/tracking/backend";
import { expect, test } from "vitest";
import { sets } from "../../configuration/sets.ts";
import { migrateCommand, pocketbaseFlags } from "../../pocketbase/child.ts";
import { findBinary } from "../../pocketbase/find-binary.ts";
import { markChangedDays } from "../../reports/sqlite/day-versions.ts";
import { startPocketBase } from "../../testing/index.ts";
import { insertRows } from "../../testing/visits/generate.ts";
import { demoRequest, recordId, signup, TRACKING } from "../samples.ts";
import { createRecord } from "../server.ts";

const binary = await findBinary(new AbortController().signal);
/** Databases as earlier versions created them: `data.db` after their migrations, without rows, compressed. */
const OLDER = join(import.meta.dirname, "older-data");
const LEADS = { signups: signup, demo_requests: demoRequest };
/** Earlier versions have no events. */
const { events: _, app_events: __, ...VISITS } = TRACKING;
const SAMPLES = { ...LEADS, ...VISITS };

async function olderDatabase(file: string): Promise<string> {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, "data.db"), brotliDecompressSync(await readFile(join(OLDER, file))));
  using database = new DatabaseSync(join(dataDir, "data.db"));
  const now = new Date().toISOString().replace("T", " ");
  for (const [name, sample] of Object.entries(SAMPLES))
    insertRows(database, name, [{ id: recordId(), created: now, updated: now, ...sample() }]);
  return dataDir;
}

function schemaOf(dataDir: string): object[] {
  using database = new DatabaseSync(join(dataDir, "data.db"));
  return database
    .prepare(
      `SELECT type, name, (SELECT group_concat(name) FROM (SELECT name FROM pragma_table_info(each.name) ORDER BY name)) AS columns
       FROM sqlite_schema AS each WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name`,
    )
    .all();
}

async function migrate(dataDir: string): Promise<void> {
  const [command, ...args] = migrateCommand(binary, dataDir);
  await promisify(execFile)(command, args);
  for (const set of sets) markChangedDays(join(dataDir, "data.db"), set);
}

const fresh = await temporaryFolder();
await migrate(fresh);

test.each(await readdir(OLDER))("data of %s keeps its rows and gets the schema of new data", async (file) => {
  const dataDir = await olderDatabase(file);
  await migrate(dataDir);
  expect(schemaOf(dataDir)).toEqual(schemaOf(fresh));
  using database = new DatabaseSync(join(dataDir, "data.db"));
  for (const name of Object.keys(SAMPLES))
    expect(database.prepare(`SELECT id FROM ${name}`).all()).toHaveLength(1);
});

test("a server with data of the first version has all of it, and accepts more", async () => {
  await using server = await startPocketBase({ dataDir: await olderDatabase("0.1.0.db.br") });
  for (const [name, sample] of Object.entries(SAMPLES)) {
    const other = { ...sample(), ...(name in LEADS && { company: "Another BV" }) };
    await createRecord(server, name, other);
    expect(await server.admin.rows(name), name).toHaveLength(2);
  }
});

const folder = await temporaryFolder();

function runMigrate(...command: string[]): Promise<unknown> {
  const running = promisify(execFile)(binary, ["migrate", ...command]);
  running.child.stdin?.end("y\n");
  return running;
}

test("reverting the migrations fails and keeps every lead", async () => {
  const flags = pocketbaseFlags(join(folder, "ours"));
  await cp(fresh, join(folder, "ours"), { recursive: true });
  using database = new DatabaseSync(join(folder, "ours", "data.db"));
  database.exec("INSERT INTO demo_requests (id, company, email) VALUES ('a', 'b', 'c')");
  await expect(runMigrate("down", "2", ...flags)).rejects.toThrow("Restore a backup");
  expect(database.prepare("SELECT email FROM demo_requests").all()).toEqual([{ email: "c" }]);
});

test("entries of the audit trail from before events had names stay readable", async () => {
  const flags = pocketbaseFlags(join(folder, "trail"));
  const [migrations = ""] = flags.filter((flag) => flag.startsWith("--migrationsDir="));
  const earlier = join(folder, "earlier");
  const filter = (path: string) => !path.endsWith("_audit_events.js");
  await cp(migrations.replace("--migrationsDir=", ""), earlier, { recursive: true, filter });
  await runMigrate("up", ...flags.with(flags.indexOf(migrations), `--migrationsDir=${earlier}`));
  using database = new DatabaseSync(join(folder, "trail", "data.db"));
  const insert = database.prepare(
    "INSERT INTO audit (id, who, action, what, created) VALUES (?, ?, ?, ?, '2026-11-01 10:00:00.000Z')",
  );
  const old = [
    ["ada@voxlog.test", "signed in", "Firefox, Linux"],
    ["ada@voxlog.test", "exported", "leads (open)"],
    ["ada@voxlog.test", "exported", "a view of the reports, by the link abc"],
    ["ada@voxlog.test", "changed", "PATCH /api/collections/_superusers/records/abc"],
    ["ada, by command", "erased", "what is stored about a person: 2 rows"],
    ["unknown, by command", "changed", "the staff account bob@voxlog.test: removed"],
  ] as const;
  for (const [index, row] of old.entries()) insert.run(String(index), ...row);
  await runMigrate("up", ...flags);
  const rows = database.prepare("SELECT who, byCommand, event, what FROM audit ORDER BY id").all();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["ada@voxlog.test", 0, "signedIn", "Firefox, Linux"],
    ["ada@voxlog.test", 0, "exportedLeads", "open"],
    ["ada@voxlog.test", 0, "sharedView", "abc"],
    ["ada@voxlog.test", 0, "changedOwner", "PATCH /api/collections/_superusers/records/abc"],
    ["ada", 1, "erasedPerson", "2"],
    ["unknown", 1, "removedStaff", "bob@voxlog.test"],
  ]);
  expect(() => database.exec("UPDATE audit SET who = 'else'")).toThrow("can't be changed");
});

test("a tracking migration rejects a product's own collection of the same name", async () => {
  const out = join(folder, "foreign");
  await writeBackend({ sets: [defineSet({ name: "shop" })], out, number: "2" });
  const product = `migrate((app) => app.save(new Collection({ name: "shop_page_visits", type: "base" })), () => {});`;
  await writeFile(join(out, "pb_migrations/1_product.js"), product);
  const folders = [`--dir=${join(out, "pb_data")}`, `--migrationsDir=${join(out, "pb_migrations")}`];
  await expect(runMigrate("up", ...folders, "--dev=false")).rejects.toThrow(
    "There is a collection shop_page_visits that is not for tracking",
  );
});
