import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const MAX_KIB = 60;

test("an app loads at most 60 KiB, gzipped", async () => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: join(import.meta.dirname, "index.ts"), preserveEntrySignatures: "strict" },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite returned no bundle.");
  const scripts = result.output.map((file) => ("code" in file ? file.code : ""));
  expect(gzipSync(scripts.join("")).length / 1024).toBeLessThanOrEqual(MAX_KIB);
});
