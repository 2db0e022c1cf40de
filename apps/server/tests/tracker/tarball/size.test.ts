import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { bundleSize } from "../../../bench/tracker/bundle-size.ts";

test("the file for a script tag stays small", async () => {
  const root = join(import.meta.dirname, "../../../../../packages/tracking");
  const configFile = join(root, "vite.script.config.ts");
  const built = await build({ configFile, root, logLevel: "error", build: { write: false } });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThanOrEqual(6300);
});

test.each([
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

test.each(["trackForms", "trackFileDownloads", "trackOutboundLinks", "trackScrollDepth", "trackWebVitals"])(
  "%s is a small import",
  async (name) => {
    expect(await bundleSize(`export { ${name} } from "@voxlog/tracking/events";`)).toBeLessThanOrEqual(400);
  },
);
