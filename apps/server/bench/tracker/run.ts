import { bundleSize } from "./bundle-size.ts";
import { measureUnload, measureViewCost, PAGES } from "./measures.ts";

/** Measures the tracker, and prints rows of name, figure and goal as JSON for the product's bench. */
const tracker = `export { createTracker } from "@voxlog/tracking"; export { readCampaign } from "@voxlog/tracking/campaign";`;
const store = `export { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";`;

const rows: [what: string, figure: string, goal: string][] = [
  ["the tracker with campaigns, gzipped", `${await bundleSize(tracker)} bytes`, "≤ 4000 bytes"],
  ["with the PocketBase store and its client", `${await bundleSize(tracker + store)} bytes`, ""],
  ["main thread a view, CPU ×4", `${(await measureViewCost()).toFixed(1)} ms`, "≤ 5 ms"],
];
for (const [latency, ended] of Object.entries(await measureUnload([0, 200, 400])))
  rows.push([
    `visits ended, profile gone 200 ms after leaving, server at ${latency} ms`,
    `${ended} of ${PAGES}`,
    `${PAGES} of ${PAGES}`,
  ]);
console.log(JSON.stringify(rows));
