import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = async (file: string) => JSON.parse(await readFile(join(root, file), "utf8"));

test("changesets ignore packages that are never published", async () => {
  const unpublished: string[] = [];
  for await (const file of glob("{apps,packages}/*/package.json", { cwd: root })) {
    const { name, publishConfig } = await read(file);
    if (!publishConfig) unpublished.push(name);
  }

  expect((await read(".changeset/config.json")).ignore.sort()).toEqual(unpublished.sort());
});
