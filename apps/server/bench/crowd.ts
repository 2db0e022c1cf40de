import { startPocketBase } from "../testing/index.ts";
import {
  describe,
  FORM,
  generateLoad,
  pocketbaseBodies,
  pregenerated,
  processorTime,
  residentMegabytes,
  signUpAtRate,
} from "./load.ts";

/**
 * Measures a server under a crowd of visitors, with the load generator on the same machine. Prints rows of name, figure
 * and goal as JSON for the product's bench. SECONDS is the duration of each load (5).
 */
const milliseconds = Number(process.env["SECONDS"] ?? 5) * 1000;
const GOALS: Record<number, string> = { 16: "≥ 2,500", 64: "≥ 6,000", 512: "≥ 8,000", 2000: "≥ 8,000" };
const SIGNUPS_PER_SECOND = 25;

const rows: [what: string, figure: string, goal: string][] = [];
// Limits are on, and each request comes from its own address.
await using server = await startPocketBase({
  rateLimits: true,
  env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" },
});

let address = 0;
const nextAddress = () => `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
const headers = () => `X-Forwarded-For: ${nextAddress()}\r\n`;
/** Views that are generated for each connection before the load begins. */
const MAX_PER_SECOND = 16_000;
const views = (connections: number) => {
  const count = Math.ceil((MAX_PER_SECOND * milliseconds) / 1000 / connections);
  const bodies = () => pregenerated(pocketbaseBodies(), count);
  return generateLoad(`${server.url}/api/batch`, { connections, milliseconds, bodies, headers }, FORM);
};
const cpu = () => processorTime(server.frontPid) + processorTime(server.pid);

for (const connections of [16, 64, 512, 2000]) {
  const before = cpu();
  const result = await views(connections);
  const each = ((cpu() - before) / result.requests).toFixed(3);
  rows.push([
    `views, ${connections} visitors`,
    `${describe(result)}, ${each} ms of CPU per view`,
    `${GOALS[connections]}/s, p95 ≤ 250 ms, < 0.1 % rejected`,
  ]);
}

const stopSignups = signUpAtRate(server.url, 1000 / SIGNUPS_PER_SECOND, () => ({
  "X-Forwarded-For": nextAddress(),
}));
const crowd = await views(512);
const times = await stopSignups();
const accepted = times.filter((ms) => ms > 0).sort((a, b) => a - b);
const at = (part: number) => Math.round(accepted[Math.floor((accepted.length - 1) * part)] ?? Number.NaN);
const signups = `${accepted.length} of ${times.length} accepted, p95 ${at(0.95)} ms, slowest ${at(1)} ms`;
rows.push(["views beside signups, 512 visitors", describe(crowd), ""]);
rows.push(["signups beside them", signups, "all accepted, p95 ≤ 250 ms"]);
rows.push([
  "memory afterward",
  `front ${residentMegabytes(server.frontPid)} MB, PocketBase ${residentMegabytes(server.pid)} MB`,
  "",
]);
console.log(JSON.stringify(rows));
