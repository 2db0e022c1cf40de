import { glob, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { ownPackages } from "../package/pack.ts";
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

const ROOT = join(import.meta.dirname, "../../..");
const dockerfile = await readFile(join(ROOT, "Dockerfile"), "utf8");

test("the image contains the built hooks and migrations", () => {
  for (const folder of [HOOKS, MIGRATIONS].map((each) => relative(ROOT, each)))
    expect(dockerfile).toContain(`COPY --from=build /srv/voxlog/${folder} ${folder}\n`);
});

const PRODUCTION =
  "!(node_modules|tests|testing|soak|bench|package|build|checks|examples|notes|docs)/**/!(*.test).ts";

test("the image contains exactly our packages that the server depends on, and they import no other", async () => {
  const folders = ["apps/server", ...(await ownPackages()).map((name) => `packages/${name}`)];
  for (const folder of folders) {
    const manifest = await readFile(join(ROOT, folder, "package.json"), "utf8");
    const { name, dependencies = {} } = JSON.parse(manifest);
    for await (const file of glob(PRODUCTION, { cwd: join(ROOT, folder) })) {
      const source = await readFile(join(ROOT, folder, file), "utf8");
      for (const [, imported] of source.matchAll(/from "(@voxlog\/[\w-]+)/g))
        expect([name, ...Object.keys(dependencies)], `${folder}/${file}`).toContain(imported);
    }
  }
  const copied = [...dockerfile.matchAll(/^COPY (\w+\/\S+) \1$/gm)].map(([, folder]) => folder);
  expect(copied.sort()).toEqual(folders.sort());
});
