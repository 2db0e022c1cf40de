import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { inspect } from "../../ops/backups/inspect.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  using database = new DatabaseSync(join(folder, "data.db"));
  database.exec(`
    CREATE TABLE _collections (name TEXT, type TEXT, system INT);
    INSERT INTO _collections VALUES ('signups', 'base', 0), ('_superusers', 'auth', 1);
    CREATE TABLE signups (email TEXT);
    CREATE INDEX by_email ON signups (email);
    INSERT INTO signups VALUES ('ada@example.com'), ('bob@example.com')`);
});

const note = (rows: object) =>
  writeFile(join(folder, "backup.json"), JSON.stringify({ made: "2026-11-23T02:30:00.000Z", rows }));
const opens = ["true"] as const;

test("an unpacked backup passes with at least its listed rows, or without a list from an older version", async () => {
  expect(await inspect(folder, opens)).toEqual({ rows: { signups: 2 } });
  await note({ signups: 1 });
  expect(await inspect(folder, opens)).toEqual({ rows: { signups: 2 }, made: "2026-11-23T02:30:00.000Z" });
});

test.each([
  ["rows are missing", () => note({ signups: 3 }), "It contains 2 of 3 rows of signups."],
  ["a collection is missing", () => note({ sessions: 1 }), "It contains 0 of 1 rows of sessions."],
  ["there is no database", () => rm(join(folder, "data.db")), "It contains no database."],
  ["an index doesn't match its table", breakIndex, "data.db is damaged: "],
])("an unpacked backup fails when %s", async (_, spoil, problem) => {
  await spoil();
  expect((await inspect(folder, opens)).problem).toContain(problem);
});

test("an unpacked backup fails when PocketBase can't open it", async () => {
  const { problem } = await inspect(folder, ["sh", "-c", "echo can't be decrypted >&2; exit 1"]);
  expect(problem).toContain("can't be decrypted");
});

async function breakIndex(): Promise<void> {
  using database = new DatabaseSync(join(folder, "data.db"), { defensive: false });
  database.exec(
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE INDEX by_email ON signups (email DESC)' WHERE name = 'by_email'",
  );
}
