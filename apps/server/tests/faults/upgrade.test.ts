import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sets } from "../../configuration/sets.ts";
import { findBinary } from "../../pocketbase/binary/find-binary.ts";
import { migrateCommand } from "../../pocketbase/child.ts";
import { markChangedDays } from "../../reports/sqlite/day-versions.ts";
import { startPocketBase } from "../../testing/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { insertRows } from "../../testing/visits/index.ts";
import { demoRequest, recordId, signup, TRACKING } from "../samples.ts";
import { createRecord } from "../server.ts";

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
  const [command, ...args] = migrateCommand(await findBinary(new AbortController().signal), dataDir);
  await promisify(execFile)(command, args);
  for (const set of sets) markChangedDays(join(dataDir, "data.db"), set);
}

test.each(await readdir(OLDER))("data of %s keeps its rows and gets the schema of new data", async (file) => {
  const [dataDir, fresh] = [await olderDatabase(file), await temporaryFolder()];
  await Promise.all([migrate(dataDir), migrate(fresh)]);
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
