import { once } from "node:events";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";
import { residentMegabytes, signUpAtRate } from "../bench/load.ts";
import { startPocketBase } from "../testing/index.ts";
import { unfinishedPost } from "../tests/server.ts";

/**
 * Part of `pnpm soak`: attacks a server in rounds, from one network and from many, and prints a table of its memory and
 * disk use. It fails when no other visitor's signup succeeds during a round. SOAK_MINUTES is the duration of all rounds
 * together (5).
 */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? 5);
const RATE = 200;
const SIGNUPS = "/api/collections/signups/records";
const GET = "HTTP/1.1\r\nHost: 127.0.0.1\r\n";

/** The request of a connection, by the header with its address, and the maximum of open connections. */
const attacks: Record<string, { max: number; text(address: string): string }> = {
  "rejected requests": {
    max: 200,
    text: (address) => `GET /api/collections/none/records ${GET}${address}\r\n`,
  },
  "bodies that never arrive": { max: 2000, text: (address) => unfinishedPost(SIGNUPS, address) },
  "responses that aren't read": { max: 2000, text: (address) => `GET /talk.mp3 ${GET}${address}\r\n` },
  "headers that never end": { max: 5000, text: () => "GET / HTTP/1.1\r\nX-Slow: " },
  "large headers": { max: 1000, text: () => `GET / HTTP/1.1\r\nX-Large: ${"a".repeat(900_000)}` },
  "connections without a request": { max: 5000, text: () => "" },
};
const networks: Record<string, (i: number) => string> = {
  one: () => "203.0.113.7",
  many: (i) => `2001:db8:${(i % 5000).toString(16)}:1::1`,
};

/** A build with a file larger than what connections buffer. */
const siteDir = await mkdtemp(join(tmpdir(), "voxlog-soak-"));
for (const name of ["_headers", "_redirects"]) await writeFile(join(siteDir, name), "");
await writeFile(join(siteDir, "talk.mp3"), Buffer.alloc(20_000_000));
const server = await startPocketBase({
  rateLimits: true,
  env: { SITE_DIR: siteDir, TRUSTED_PROXY_HEADER: "X-Forwarded-For" },
});
const memory = () => residentMegabytes(server.pid) + residentMegabytes(server.frontPid);
const rounds = Object.keys(attacks).flatMap((name) => Object.keys(networks).map((from) => ({ name, from })));
const seconds = (MINUTES * 60) / rounds.length;

console.log(
  `${rounds.length} rounds of ${Math.round(seconds)} s, ${RATE} a second; ${memory()} MB at rest\n`,
);
console.log("| attack | networks | outcome | signups of others | memory, MB | data, MB |");
console.log("| --- | --- | --- | --- | --- | --- |");
let visitors = 0;
for (const { name, from } of rounds) {
  const end = AbortSignal.timeout(seconds * 1000);
  const [outcome, others, most] = await Promise.all([attack(name, from, end), signUp(end), peakMemory(end)]);
  console.log(`| ${[name, from, outcome, others, most, await megabytesOnDisk()].join(" | ")} |`);
}
await server.stop();
await rm(siteDir, { recursive: true });

/** Opens connections until the signal, and replaces those that end. */
async function attack(name: string, from: string, end: AbortSignal): Promise<string> {
  const { max = 0, text } = attacks[name] ?? {};
  const open = new Set<Socket>();
  let [begun, rejected, most] = [0, 0, 0];
  const begin = () => {
    const bytes = text?.(`X-Forwarded-For: ${networks[from]?.(begun++)}\r\n`) ?? "";
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.write(bytes));
    open.add(socket);
    most = Math.max(most, open.size);
    // Reads one chunk and no more.
    socket.once("data", (data: Buffer) => {
      if (!/ 4\d\d /.test(data.subarray(0, 100).toString())) return void socket.pause();
      rejected++;
      socket.destroy();
    });
    socket.once("error", () => undefined).once("close", () => open.delete(socket));
  };
  await every(50, end, () => {
    for (let i = 0; i < RATE / 20 && open.size < max; i++) begin();
  });
  for (const socket of open) socket.destroy();
  return `${begun} begun, ${rejected} rejected, ${most} held at most`;
}

async function signUp(end: AbortSignal): Promise<string> {
  const ownAddress = () => {
    const i = visitors++;
    return { "X-Forwarded-For": `198.51.${(i >> 8) & 255}.${i & 255}` };
  };
  const stop = signUpAtRate(server.url, 1000, ownAddress);
  await once(end, "abort");
  const times = await stop();
  const accepted = times.filter((ms) => ms > 0);
  if (accepted.length === 0) process.exitCode = 1;
  return `${accepted.length} of ${times.length}, the slowest in ${Math.round(Math.max(...accepted))} ms`;
}

async function peakMemory(end: AbortSignal): Promise<number> {
  let most = 0;
  await every(500, end, () => {
    most = Math.max(most, memory());
  });
  return most;
}

async function every(ms: number, signal: AbortSignal, call: () => unknown): Promise<void> {
  try {
    for await (const _ of setInterval(ms, undefined, { signal })) await call();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function megabytesOnDisk(): Promise<string> {
  const names = await readdir(server.dataDir);
  const files = names.map((name) => stat(join(server.dataDir, name)).catch(() => ({ size: 0 })));
  return ((await Promise.all(files)).reduce((sum, { size }) => sum + size, 0) / 1024 / 1024).toFixed(1);
}
