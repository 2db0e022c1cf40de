import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

/** What a page that imports this loads, minified and gzipped, in bytes. */
async function sizeOf(code: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "/entry.js" ? id : null),
        load: (id) => (id === "/entry.js" ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: "/entry.js", preserveEntrySignatures: "strict" } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return gzipSync(output[0].code, { level: 9 }).length;
}

test.each([
  ["the tracker", `export { createTracker } from "@voxlog/tracking";`, 3000],
  ["fetchClient", `export { fetchClient } from "@voxlog/tracking/pocketbase";`, 550],
  [
    "the tracker with the PocketBase store and fetchClient",
    `export { createTracker } from "@voxlog/tracking"; export { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";`,
    5800,
  ],
])("%s stays small", async (_, code, most) => {
  expect(await sizeOf(code)).toBeLessThanOrEqual(most);
});
