import { glob, readFile, stat, writeFile } from "node:fs/promises";
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

const ROOT = join(import.meta.dirname, "../../..");
const dockerfile = await readFile(join(ROOT, "Dockerfile"), "utf8");

test("the image contains the built hooks and migrations", () => {
  for (const folder of [HOOKS, MIGRATIONS].map((each) => relative(ROOT, each)))
    expect(dockerfile).toContain(`COPY --from=build /srv/voxlog/${folder} ${folder}\n`);
});

test("the image contains exactly our packages that the server depends on, and they import no other", async () => {
  const folders = new Set(["apps/server"]);
  // A set's iteration includes what's added during it.
  for (const folder of folders) {
    const { name, dependencies = {} } = JSON.parse(
      await readFile(join(ROOT, folder, "package.json"), "utf8"),
    );
    const declared = Object.keys(dependencies).filter((each) => each.startsWith("@voxlog/"));
    for (const each of declared) folders.add(each.replace("@voxlog", "packages"));
    for await (const file of glob("src/**/!(*.test).ts", { cwd: join(ROOT, folder) })) {
      const source = await readFile(join(ROOT, folder, file), "utf8");
      for (const [, imported] of source.matchAll(/from "(@voxlog\/[\w-]+)/g))
        expect([name, ...declared], `${folder}/${file}`).toContain(imported);
    }
  }
  expect([...dockerfile.matchAll(/^COPY (\w+\/\S+) \1$/gm)].map(([, folder]) => folder).sort()).toEqual(
    [...folders].sort(),
  );
});
