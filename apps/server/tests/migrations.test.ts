import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { defineSet } from "@voxlog/tracking";
import { backendFiles, writeBackend } from "@voxlog/tracking/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { pocketbaseFlags } from "../pocketbase/child.ts";

type Schema = Record<string, { fields: { name: string }[] }>;

let folder: string;
let binary: string;
let count: number;
beforeAll(async () => {
  binary = await findBinary(new AbortController().signal);
  folder = await mkdtemp(join(tmpdir(), "voxlog-migrations-"));
  count = (await readdir(join(import.meta.dirname, "..", "pocketbase", "pb_migrations"))).length;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `pocketbase migrate` on a database, answering yes to its question, and gives what it then holds. */
async function migrate(database: string, command: string[], flags: string[] = []) {
  const dataDir = join(folder, database);
  await new Promise<void>((done, failed) => {
    const ended = (error: Error | null) => (error ? failed(error) : done());
    execFile(binary, ["migrate", ...command, ...pocketbaseFlags(dataDir), ...flags], ended).stdin?.end("y\n");
  });
  return read(join(dataDir, "data.db"));
}

function read(file: string): { schema: Schema; settings: object } {
  const database = new DatabaseSync(file, { readOnly: true });
  const collections = database.prepare("SELECT * FROM _collections WHERE system = FALSE").all();
  const settings = database
    .prepare("SELECT CAST(value AS TEXT) AS json FROM _params WHERE id = 'settings'")
    .get();
  database.close();
  // The options hold secrets that every server makes for itself.
  const byName = collections.map(({ name, fields, created, updated, options, ...rest }) => {
    const parsed = JSON.parse(String(fields)) as { name: string }[];
    return [name, { ...rest, fields: parsed.sort((a, b) => a.name.localeCompare(b.name)) }];
  });
  return { schema: Object.fromEntries(byName), settings: JSON.parse(String(settings?.["json"])) };
}

test("the migrations leave a stock server behind when they are taken back, and go up again to the same", async () => {
  const stock = await migrate("stock", ["up"], [`--migrationsDir=${join(folder, "none")}`]);
  const up = await migrate("ours", ["up"]);
  expect(await migrate("ours", ["down", String(count)])).toEqual(stock);
  expect(await migrate("ours", ["up"])).toEqual(up);
});

test("the migrations of the tracking are those of the sets: else `pnpm run tracking` writes them", async () => {
  const out = join(import.meta.dirname, "..", "pocketbase");
  const stale = await backendFiles({ sets: [siteSet, appSet], out, without: ["hooks"] });
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test("a set gets no collection of another product: its migration says so, and changes nothing", async () => {
  const out = await mkdtemp(join(tmpdir(), "voxlog-foreign-"));
  await writeBackend({ sets: [defineSet({ name: "shop" })], out, number: "2" });
  const product = `migrate((app) => app.save(new Collection({ name: "shop_page_visits", type: "base" })), () => {});`;
  await writeFile(join(out, "pb_migrations/1_product.js"), product);
  const folders = [`--dir=${join(out, "pb_data")}`, `--migrationsDir=${join(out, "pb_migrations")}`];
  const binary = await findBinary(new AbortController().signal);
  const migrated = promisify(execFile)(binary, ["migrate", "up", ...folders, "--dev=false"]);
  await expect(migrated).rejects.toThrow("There is a collection shop_page_visits that is not for tracking");
  await rm(out, { recursive: true });
});
