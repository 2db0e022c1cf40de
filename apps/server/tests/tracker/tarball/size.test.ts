import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

test.each([
  ["tracker", 6300],
  ["views", 3500],
])("the file for a script tag with the %s stays small", async (mode, most) => {
  const root = join(import.meta.dirname, "../../../../../packages/tracking");
  const configFile = join(root, "vite.script.config.ts");
  const built = await build({ configFile, root, mode, logLevel: "error", build: { write: false } });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThanOrEqual(most);
});

test.each([
  ["the tracker", `export { createTracker } from "@voxlog/tracking";`, 3800],
  [
    "the tracker with campaigns",
    `export { createTracker } from "@voxlog/tracking"; export { readCampaign } from "@voxlog/tracking/campaign";`,
    4000,
  ],
  ["fetchClient", `export { fetchClient } from "@voxlog/tracking/pocketbase";`, 550],
  [
    "the tracker with the PocketBase store, fetchClient and a set",
    `export { createTracker, defineSet } from "@voxlog/tracking"; export { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";`,
    6500,
  ],
])("%s stays small", async (_, code, most) => {
  expect(await bundleSize(code)).toBeLessThanOrEqual(most);
});

test.each([
  "trackForms",
  "trackFileDownloads",
  "trackOutboundLinks",
  "trackScrollDepth",
  "trackWebVitals",
  "trackInteraction",
])("%s is a small import", async (name) => {
  expect(await bundleSize(`export { ${name} } from "@voxlog/tracking/events";`)).toBeLessThanOrEqual(440);
});

/** Returns the size of a page's code with its imports, minified and gzipped, in bytes. */
async function bundleSize(code: string): Promise<number> {
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
