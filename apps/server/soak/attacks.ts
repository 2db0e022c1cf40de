import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { residentMegabytes } from "../bench/processor-time.ts";
import { startPocketBase, type TestPocketBase } from "../testing/index.ts";
import { signupOf } from "../tests/samples.ts";
import { send } from "../tests/server.ts";

/**
 * Part of `pnpm soak`: what attackers get one server to hold, in memory and on disk, by turns, from one address and from
 * many, as a table. It fails when no other signup gets through in a turn.
 *
 * SOAK_MINUTES says how long all turns take together, 5 unless it does. Arguments name attacks to leave out the others.
 */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? 5);
const SIGNUPS = "/api/collections/signups/records";

/** Requests or connections that an attack begins a second. */
const RATE = 200;

/** The visitor's address, as a proxy says it. */
type AddressOf = (i: number) => string;
const one: AddressOf = () => "203.0.113.7";
const many: AddressOf = (i) => `2001:db8:${(i % 5000).toString(16)}:1::1`;

/** Attacks until the signal at so many a second, and tells what came of it. */
type Attack = (url: string, addressOf: AddressOf, end: AbortSignal, rate: number) => Promise<string>;
const attacks = {
  "rejected requests": async (url, addressOf, end, rate) => {
    const counts = new Map<number, number>();
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    await atRate(rate, end, async (i) => {
      const status = await ask(
        `${url}/api/collections/${i % 3 ? "signups" : "no-such"}/records`,
        agent,
        addressOf(i),
      );
      counts.set(status, (counts.get(status) ?? 0) + 1);
    });
    agent.destroy();
    return [...counts].map(([status, count]) => `${count} × ${status || "nothing"}`).join(", ");
  },
  "bodies that never come": (url, addressOf, end, rate) =>
    holdConnections(url, end, rate, 2000, (i) => [
      `POST ${SIGNUPS} HTTP/1.1`,
      "Host: 127.0.0.1",
      `X-Forwarded-For: ${addressOf(i)}`,
      "Content-Type: application/json",
      "Content-Length: 4000",
      "",
      "{",
    ]),
  "answers that are not read": (url, addressOf, end, rate) =>
    holdConnections(url, end, rate, 2000, (i) => [
      "GET /talk.webm HTTP/1.1",
      `X-Forwarded-For: ${addressOf(i)}`,
      "Host: 127.0.0.1",
      "",
      "",
    ]),
  "headers that never end": (url, _, end, rate) =>
    holdConnections(url, end, rate, 5000, () => ["GET / HTTP/1.1", "X-Slow: "]),
  "large headers that never end": (url, _, end, rate) =>
    holdConnections(url, end, rate, 1000, () => ["GET / HTTP/1.1", `X-Large: ${"a".repeat(900_000)}`]),
  "connections that ask for nothing": (url, _, end, rate) => holdConnections(url, end, rate, 5000, () => []),
} satisfies Record<string, Attack>;

const allAtOnce: Attack = async (url, addressOf, end, rate) => {
  const all = Object.values(attacks);
  await Promise.all(all.map((attack) => attack(url, addressOf, end, rate / all.length)));
  return `${rate} a second together`;
};

/** Unfinished headers contain no address yet: those attacks are the same from many. */
const turns: [name: string, addresses: string, attack: Attack, addressOf: AddressOf][] = [
  ...(["rejected requests", "bodies that never come", "answers that are not read"] as const).flatMap(
    (name): typeof turns => [
      [name, "one", attacks[name], one],
      [name, "many", attacks[name], many],
    ],
  ),
  ...(
    ["headers that never end", "large headers that never end", "connections that ask for nothing"] as const
  ).map((name): (typeof turns)[number] => [name, "any", attacks[name], one]),
  ["all at once", "many", allAtOnce, many],
];

/** A build with a file that is more than connections hold by themselves. */
const siteDir = await mkdtemp(join(tmpdir(), "voxlog-soak-"));
for (const name of ["_headers", "_redirects"]) await writeFile(join(siteDir, name), "");
await writeFile(join(siteDir, "talk.webm"), Buffer.alloc(20_000_000));
const server = await startPocketBase({
  rateLimits: true,
  siteDir,
  env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" },
});

const requested = process.argv.slice(2);
const run = turns.filter(([name]) => requested.length === 0 || requested.includes(name));
const seconds = (MINUTES * 60) / run.length;
console.log(
  `${run.length} turns of ${Math.round(seconds)} s, ${RATE} a second; memory in MB, at rest ${await memoryOf(server)}; data ${await diskOf(server)} MB\n`,
);
console.log("| attack | networks | outcome | signups of others | memory, most | by thirds | data, MB |");
console.log("| --- | --- | --- | --- | --- | --- | --- |");
let visitors = 0;
for (const [name, addresses, attack, addressOf] of run) {
  const memory: number[] = [];
  const watching = setInterval(async () => memory.push(await memoryOf(server)), 500);
  const end = AbortSignal.timeout(seconds * 1000);
  const [outcome, others] = await Promise.all([
    attack(server.url, addressOf, end, RATE),
    signUpMeanwhile(server, end),
  ]);
  clearInterval(watching);
  const row = [name, addresses, outcome, others, Math.max(...memory), thirds(memory), await diskOf(server)];
  console.log(`| ${row.join(" | ")} |`);
}
await sleep(Math.min(seconds, 60) * 1000);
console.log(`\nAfterwards: memory ${await memoryOf(server)}, data ${await diskOf(server)} MB`);
await server.stop();
await rm(siteDir, { recursive: true });

/** The medians of the first, second and last third: whether something grows. */
function thirds(values: number[]): string {
  const third = Math.ceil(values.length / 3);
  const medians = [0, 1, 2].map((i) => {
    const part = values.slice(i * third, (i + 1) * third).sort((a, b) => a - b);
    return part[part.length >> 1];
  });
  return medians.join(", ");
}

/** Signs up every second as someone else, and tells how many got through, and how long the slowest took. */
async function signUpMeanwhile({ url }: TestPocketBase, end: AbortSignal): Promise<string> {
  let through = 0;
  let slowest = 0;
  let sent = 0;
  await atRate(1, end, async () => {
    const i = visitors++;
    sent++;
    const start = performance.now();
    const headers = { "X-Forwarded-For": `198.51.${(i >> 8) & 255}.${i & 255}` };
    const answer = await send(url + SIGNUPS, "POST", signupOf(i), headers).catch(() => undefined);
    if (answer?.status !== 200) return;
    through++;
    slowest = Math.max(slowest, performance.now() - start);
  });
  if (through === 0) process.exitCode = 1;
  return `${through} of ${sent}, the slowest in ${Math.round(slowest)} ms`;
}

/** Calls so often a second until the signal, without waiting for what is called, and in the end for all of it. */
async function atRate(rate: number, end: AbortSignal, call: (i: number) => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const calls = new Set<Promise<unknown>>();
  for (let i = 0; !end.aborted; ) {
    // Where the machine or the server cannot keep up, no more waits than a second's worth.
    for (; i < ((performance.now() - start) / 1000) * rate && calls.size < Math.max(rate, 30); i++) {
      const called = call(i).finally(() => calls.delete(called));
      calls.add(called);
    }
    await sleep(Math.min(50, 1000 / rate));
  }
  await Promise.all(calls);
}

function ask(url: string, agent: Agent, address: string): Promise<number> {
  return new Promise((answered) => {
    const requested = request(url, { agent, headers: { "X-Forwarded-For": address }, timeout: 10_000 });
    requested.once("response", (response) =>
      response.resume().once("close", () => answered(response.statusCode ?? 0)),
    );
    requested.once("timeout", () => requested.destroy()).once("error", () => answered(0));
    requested.end();
  });
}

/** Holds so many connections on each of which a request begins, each that ends giving way to another. */
async function holdConnections(
  url: string,
  end: AbortSignal,
  rate: number,
  most: number,
  begin: (i: number) => string[],
): Promise<string> {
  const port = Number(new URL(url).port);
  const held = new Set<Socket>();
  let begun = 0;
  let rejected = 0;
  let mostHeld = 0;
  await atRate(rate, end, async () => {
    if (held.size >= most) return;
    const i = begun++;
    const socket = connect(port, "127.0.0.1", () => socket.write(begin(i).join("\r\n")));
    held.add(socket);
    mostHeld = Math.max(mostHeld, held.size);
    // One chunk, and no more: what follows is not read.
    socket.once("data", (data: Buffer) => {
      if (/ 4(29|31) /.test(data.subarray(0, 100).toString())) {
        rejected++;
        socket.destroy();
      } else socket.pause();
    });
    socket.once("error", () => undefined).once("close", () => held.delete(socket));
  });
  const outcome = `${begun} begun, ${rejected} rejected, ${mostHeld} held at most, ${held.size} at the end`;
  for (const socket of held) socket.destroy();
  return outcome;
}

/** Memory of both processes, in MB. */
async function memoryOf({ pid, frontPid }: TestPocketBase): Promise<number> {
  return residentMegabytes(pid) + residentMegabytes(frontPid);
}

async function diskOf({ dataDir }: TestPocketBase): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(dataDir))
    bytes += (await stat(join(dataDir, name)).catch(() => ({ size: 0 }))).size;
  return Number((bytes / 1024 / 1024).toFixed(1));
}
