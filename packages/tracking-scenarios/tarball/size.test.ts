import { expect, test } from "vitest";
import { bundleSize } from "../bench/bundle-size.ts";

test.each([
  ["the tracker", `export { createTracker } from "@voxlog/tracking";`, 3600],
  ["fetchClient", `export { fetchClient } from "@voxlog/tracking/pocketbase";`, 550],
  [
    "the tracker with the PocketBase store and fetchClient",
    `export { createTracker } from "@voxlog/tracking"; export { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";`,
    7000,
  ],
])("%s stays small", async (_, code, most) => {
  expect(await bundleSize(code)).toBeLessThanOrEqual(most);
});
