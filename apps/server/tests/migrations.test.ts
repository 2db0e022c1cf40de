import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { defineSet } from "@voxlog/tracking";
import { writeBackend } from "@voxlog/tracking/backend";
import { expect, test } from "vitest";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { pocketbaseFlags } from "../pocketbase/child.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const binary = await findBinary(new AbortController().signal);
const folder = await temporaryFolder();

function migrate(...command: string[]): Promise<unknown> {
  const running = promisify(execFile)(binary, ["migrate", ...command]);
  running.child.stdin?.end("y\n");
  return running;
}

test("reverting the migrations fails and keeps every lead", async () => {
  const flags = pocketbaseFlags(join(folder, "ours"));
  await migrate("up", ...flags);
  using database = new DatabaseSync(join(folder, "ours", "data.db"));
  database.exec("INSERT INTO demo_requests (id, company, email) VALUES ('a', 'b', 'c')");
  await expect(migrate("down", "2", ...flags)).rejects.toThrow("Restore a backup");
  expect(database.prepare("SELECT email FROM demo_requests").all()).toEqual([{ email: "c" }]);
});

test("a tracking migration rejects a product's own collection of the same name", async () => {
  const out = join(folder, "foreign");
  await writeBackend({ sets: [defineSet({ name: "shop" })], out, number: "2" });
  const product = `migrate((app) => app.save(new Collection({ name: "shop_page_visits", type: "base" })), () => {});`;
  await writeFile(join(out, "pb_migrations/1_product.js"), product);
  const folders = [`--dir=${join(out, "pb_data")}`, `--migrationsDir=${join(out, "pb_migrations")}`];
  await expect(migrate("up", ...folders, "--dev=false")).rejects.toThrow(
    "There is a collection shop_page_visits that is not for tracking",
  );
});
