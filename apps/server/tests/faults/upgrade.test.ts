import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { startPocketBase } from "../../testing/index.ts";
import { demoRequest, pageVisit, recordId, session, signup } from "../samples.ts";
import { visitor } from "../server.ts";

/** Databases as earlier versions created them: `data.db` after their migrations, without rows, compressed. */
const OLDER = join(import.meta.dirname, "older-data");
const LEADS = { signups: signup, demo_requests: demoRequest };
const SAMPLES = {
  ...LEADS,
  sessions: session,
  app_sessions: session,
  page_visits: pageVisit,
  app_page_visits: pageVisit,
};

const folder = await mkdtemp(join(tmpdir(), "voxlog-upgrade-"));
afterAll(() => rm(folder, { recursive: true }));

/** A database as an older version left it, with a row in each collection. */
async function olderDatabase(file: string): Promise<string> {
  const dataDir = await mkdtemp(join(folder, "data-"));
  await writeFile(join(dataDir, "data.db"), brotliDecompressSync(await readFile(join(OLDER, file))));
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

describe.each(await readdir(OLDER))("a server with data of %s that is upgraded", (file) => {
  test("has all of it, and takes more", async () => {
    await using server = await startPocketBase({ dataDir: await olderDatabase(file) });
    for (const [name, sample] of Object.entries(SAMPLES)) {
      // A lead of the same day that says the same would count as the one before.
      const other = { ...sample(), ...(name in LEADS && { company: "Another BV" }) };
      await visitor(server.url).collection(name).create(other);
      expect(await server.admin.rows(name), name).toHaveLength(2);
    }
  });
});
