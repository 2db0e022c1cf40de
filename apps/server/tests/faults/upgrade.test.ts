import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBinary } from "../../pocketbase/binary/find-binary.ts";
import { pocketbaseFlags } from "../../pocketbase/child.ts";
import { startPocketBase } from "../../testing/index.ts";
import { demoRequest, pageVisit, recordId, session, signup } from "../samples.ts";
import { visitor } from "../server.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "pocketbase", "pb_migrations");
/** The first release had these four. */
const FIRST_RELEASE = 4;
const migrations = (await readdir(MIGRATIONS)).sort();
const LEADS = { signups: signup, demo_requests: demoRequest };
const SAMPLES = {
  ...LEADS,
  sessions: session,
  app_sessions: session,
  page_visits: pageVisit,
  app_page_visits: pageVisit,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "voxlog-upgrade-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A database as an older version left it, with a row in each collection. */
async function olderDatabase(count: number): Promise<string> {
  const dataDir = join(folder, `data-${count}`);
  const older = join(folder, `migrations-${count}`);
  await mkdir(older);
  for (const name of migrations.slice(0, count)) await copyFile(join(MIGRATIONS, name), join(older, name));
  const binary = await findBinary(new AbortController().signal);
  const flags = [
    ...pocketbaseFlags(dataDir),
    `--migrationsDir=${older}`,
    `--hooksDir=${join(folder, "none")}`,
  ];
  await promisify(execFile)(binary, ["migrate", "up", ...flags]);
  const database = new DatabaseSync(join(dataDir, "data.db"));
  const now = new Date().toISOString().replace("T", " ");
  for (const [name, sample] of Object.entries(SAMPLES)) {
    const row = { id: recordId(), created: now, updated: now, ...sample() };
    const values = Object.values(row).map((value) => (typeof value === "boolean" ? Number(value) : value));
    const fields = Object.keys(row);
    database
      .prepare(`INSERT INTO ${name} (${fields.join(", ")}) VALUES (${fields.map(() => "?").join(", ")})`)
      .run(...values);
  }
  database.close();
  return dataDir;
}

/** From the first release an upgrade runs through all migrations; from the last one, through the newest alone. */
const versions = [FIRST_RELEASE, migrations.length - 1].map(
  (count) => [migrations[count] ?? "", count] as const,
);

describe.each(versions)("a server of before %s, with data, that is upgraded", (_, count) => {
  test("has all of it, and takes more", async () => {
    await using server = await startPocketBase({ dataDir: await olderDatabase(count) });
    for (const [name, sample] of Object.entries(SAMPLES)) {
      // A lead of the same day that says the same would count as the one before.
      const other = { ...sample(), ...(name in LEADS && { company: "Another BV" }) };
      await visitor(server.url).collection(name).create(other);
      expect(await server.admin.rows(name), name).toHaveLength(2);
    }
  });
});
