import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { beforeEach, expect, test } from "vitest";
import { overwriteOldCopies } from "./erase.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, "data.db");
});

const hasAda = async () => (await readFile(file, "latin1")).includes("ada@example.com");

/** Deletes a row as earlier versions did: its bytes stay. */
function deleteAda(): void {
  using database = new DatabaseSync(file);
  database.exec(`PRAGMA secure_delete = OFF; CREATE TABLE IF NOT EXISTS leads (email TEXT);
    INSERT INTO leads VALUES ('ada@example.com'), ('bob@example.com'); DELETE FROM leads WHERE email LIKE 'ada%'`);
}

test("an earlier version's remains of deleted rows are overwritten once", async () => {
  deleteAda();
  expect(await hasAda()).toBe(true);
  overwriteOldCopies(file);
  expect([await hasAda(), await readFile(file, "latin1")]).toEqual([
    false,
    expect.stringContaining("bob@example.com"),
  ]);
  deleteAda();
  overwriteOldCopies(file);
  expect(await hasAda()).toBe(true);
});

test("a new database needs no overwriting later", async () => {
  overwriteOldCopies(file);
  deleteAda();
  overwriteOldCopies(file);
  expect(await hasAda()).toBe(true);
});
