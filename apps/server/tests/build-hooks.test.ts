import { readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { buildHooks, HOOKS, MIGRATIONS } from "../pocketbase/build-hooks.ts";

const writtenAt = async () => (await stat(join(HOOKS, "voxlog.cjs"))).mtimeMs;

test("the hooks are rebuilt only if a source's hash changed since the last build", async () => {
  await buildHooks();
  const first = await writtenAt();
  await buildHooks();
  expect(await writtenAt()).toBe(first);
  const manifest = join(HOOKS, "sources.json");
  await writeFile(manifest, (await readFile(manifest, "utf8")).replace(/:"\w/, ':"-'));
  await buildHooks();
  expect(await writtenAt()).toBeGreaterThan(first);
});

test("the image contains the built hooks and migrations", async () => {
  const root = join(import.meta.dirname, "../../..");
  const dockerfile = await readFile(join(root, "Dockerfile"), "utf8");
  for (const folder of [HOOKS, MIGRATIONS].map((each) => relative(root, each)))
    expect(dockerfile).toContain(`COPY --from=build /srv/voxlog/${folder} ${folder}\n`);
});
