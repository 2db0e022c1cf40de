import { bundleSize } from "./bundle-size.ts";
import { measureUnload, measureViewCost, PAGES, scoreClassifier } from "./measures.ts";

/**
 * Measures the tracker by itself and prints rows of what, figure and goal as JSON, for the product's bench.
 * USER_AGENT_CASES names a folder of real user agents; without it the classifier is not scored.
 */
const folder = process.env["USER_AGENT_CASES"];
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
if (folder) {
  const goals: Record<string, string> = { cases: "all", derivatives: "all but six", bots: "≥ 114 of 116" };
  for (const [name, { right, of }] of Object.entries(await scoreClassifier(folder)))
    rows.push([`user agents described right: ${name}`, `${right} of ${of}`, goals[name] ?? ""]);
} else rows.push(["user agents described right", "skipped: USER_AGENT_CASES names no folder", ""]);
console.log(JSON.stringify(rows));
