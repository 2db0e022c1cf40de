import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { expect, test, vi } from "vitest";
import { createWriteLock } from "../../pocketbase/write-lock.ts";
import { startWriter } from "./writer.ts";

test("visits are stored again once the database that a thread couldn't open is available", async () => {
  const folder = join(await temporaryFolder(), "data");
  const file = join(folder, "data.db");
  const onProblem = vi.fn();
  const texts = ["INSERT INTO visits VALUES (?)"];
  const writer = startWriter({ file, texts }, createWriteLock(), onProblem);
  const write = () => writer.write([{ sql: 0, values: ["/pricing"] }]);
  for (let times = 0; times < 2; times++) await expect(write()).rejects.toMatchObject({ status: 503 });
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("unable to open"));

  await mkdir(folder);
  using database = new DatabaseSync(file);
  database.exec("CREATE TABLE visits (path)");
  expect(await write()).toBe(true);
  await writer.close();
  expect(database.prepare("SELECT path FROM visits").all()).toEqual([{ path: "/pricing" }]);
});
