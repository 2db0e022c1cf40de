import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { precompress } from "./precompress.ts";

describe("a build that is compressed ahead", () => {
  const script = "export const response = 42;\n".repeat(100);
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "precompress-"));
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, "assets/entry.js"), script);
    await writeFile(join(folder, "assets/photo.avif"), script);
    await writeFile(join(folder, "short.txt"), "short");
    await precompress(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("a precompressed build has a Brotli copy of a script with the same content", async () => {
    const copy = await readFile(join(folder, "assets/entry.js.br"));
    expect(brotliDecompressSync(copy).toString()).toBe(script);
    expect(copy.length).toBeLessThan(script.length / 10);
  });

  test("a precompressed build has no copies of compressed or tiny files", async () => {
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.endsWith(".br"))).toEqual(["assets/entry.js.br"]);
  });
});
