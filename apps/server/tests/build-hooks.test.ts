import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildHooks, HOOKS } from "../pocketbase/build-hooks.ts";

const writtenAt = async () => (await stat(join(HOOKS, "voxlog.cjs"))).mtimeMs;

test("the hooks are built again if a source has another hash than the last build saw, and only then", async () => {
  await buildHooks();
  const first = await writtenAt();
  await buildHooks();
  expect(await writtenAt()).toBe(first);
  const manifest = join(HOOKS, "sources.json");
  await writeFile(manifest, (await readFile(manifest, "utf8")).replace(/:"\w/, ':"-'));
  await buildHooks();
  expect(await writtenAt()).toBeGreaterThan(first);
});
