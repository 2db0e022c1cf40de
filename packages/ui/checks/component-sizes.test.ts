import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { components, kit } from "../styles/kit-sheets.ts";

/** Compressed bytes of a component's scripts without React, as the page's first. Others may have a dialog's. */
const limits: Record<string, number> = { button: 1200, dialog: 11_000, table: 1600, tooltip: 1300 };
const limitOfOthers = 12_000;

afterEach(() => vi.unstubAllEnvs());

test("every component of the package is within its size limit", async () => {
  vi.stubEnv("NODE_ENV", "production"); // As in an app's build.
  for (const [name, file] of Object.entries(components))
    expect(await scriptSize(file), name).toBeLessThanOrEqual(limits[name] ?? limitOfOthers);
});

async function scriptSize(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    root: kit,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: {
        input: join(kit, file),
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const chunks = ("output" in result ? result.output : []) as Rollup.OutputChunk[];
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}
