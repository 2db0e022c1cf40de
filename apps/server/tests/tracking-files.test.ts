import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { defineSet } from "@voxlog/tracking";
import { backendFiles, writeBackend } from "@voxlog/tracking/backend";
import { expect, test } from "vitest";
import { findBinary } from "../pocketbase/binary/find-binary.ts";

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
