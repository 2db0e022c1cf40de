import { startCollectorTestbed } from "../testing/collector.ts";
import { collectorBodies, describe, generateLoad, pregenerated, processorTime } from "./load.ts";

/**
 * Measures how many page views a second a collector accepts, with the load generator on the same machine. Prints rows
 * of name, figure and goal as JSON for the product's bench. SECONDS is the duration of each load (5).
 */
const milliseconds = Number(process.env["SECONDS"] ?? 5) * 1000;
const rows: [what: string, figure: string, goal: string][] = [];

await using testbed = await startCollectorTestbed();
const { metric } = testbed.collector;
let sent = 0;
for (const connections of [16, 64, 512]) {
  const next = pregenerated(collectorBodies(), milliseconds * 6);
  const load = { connections, milliseconds, bodies: () => next };
  const before = await metric("process_cpu_seconds_total");
  const engineBefore = processorTime(testbed.clickhouse.pid());
  const result = await generateLoad(`${testbed.collector.url}/api/facts/site`, load);
  sent += result.requests;
  const cost = ((await metric("process_cpu_seconds_total")) - before) * 1000;
  const engine = processorTime(testbed.clickhouse.pid()) - engineBefore;
  const each = (total: number) => (total / result.requests).toFixed(2);
  rows.push([
    `collector, ${connections} visitors at once`,
    `${describe(result)}, ${each(cost)} ms of a core a view, the engine's ${each(engine)} ms`,
    connections === 512 ? "≥ 8000 a second, 95 % within 150 ms, ≤ 0.15 ms a view" : "",
  ]);
}
const [stored] = await testbed.rows<{ views: string }>("SELECT sum(page_count) AS views FROM sessions");
rows.push(["views acknowledged, and stored", `${sent}, ${stored?.views}`, "none lost"]);
const megabytes = (await metric("process_resident_memory_bytes")) / 1e6;
rows.push(["the collector's memory after that", `${Math.round(megabytes)} MB`, ""]);
console.log(JSON.stringify(rows));
