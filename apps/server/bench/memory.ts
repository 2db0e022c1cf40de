import { startWorld } from "../testing/collector.ts";
import { collectorBodies } from "./bodies.ts";
import { generateLoad } from "./load.ts";

/**
 * Part of `pnpm soak`: sends a collector a million page views (VIEWS) and prints a table of its memory. Fails if a view
 * is lost or counted twice, or if memory grows in the second half.
 */
const VIEWS = Number(process.env["VIEWS"] ?? 1_000_000);
const CONNECTIONS = 256;
/** Megabytes that memory may grow after half of the views, because garbage comes and goes. */
const ROOM = 60;

await using world = await startWorld();
const { metric } = world.collector;
const megabytes = async () => Math.round((await metric("process_resident_memory_bytes")) / 1e6);

console.log(
  "| views | a second | the collector's memory | of it used for objects |\n| --- | --- | --- | --- |",
);
const memory: number[] = [];
let acknowledged = 0;
for (let tenth = 1; tenth <= 10; tenth++) {
  const next = collectorBodies();
  let left = Math.round(VIEWS / 10);
  const bodies = () => () => (left-- > 0 ? next() : undefined);
  const load = { connections: CONNECTIONS, milliseconds: Number.POSITIVE_INFINITY, bodies };
  const { requests, perSecond } = await generateLoad(`${world.collector.url}/api/facts/site`, load);
  acknowledged += requests;
  memory.push(await megabytes());
  const objects = Math.round((await metric("nodejs_heap_size_used_bytes")) / 1e6);
  console.log(`| ${acknowledged} | ${Math.round(perSecond)} | ${memory.at(-1)} MB | ${objects} MB |`);
}

const [stored] = await world.rows<{ visits: string; counted: string }>(
  "SELECT (SELECT count() FROM page_visits) AS visits, (SELECT sum(page_count) FROM sessions) AS counted",
);
console.log(
  `\nsent ${VIEWS}, acknowledged ${acknowledged}, stored ${stored?.visits}, counted ${stored?.counted}`,
);
const [visits, counted] = [Number(stored?.visits), Number(stored?.counted)];
const [halfWay = 0, end = 0] = [memory[4], memory[9]];
// Visits may be stored without an acknowledgment: a tracker would send them again.
const isExact = acknowledged <= visits && visits === counted && counted <= VIEWS;
if (!isExact || end > halfWay + ROOM) process.exitCode = 1;
