import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPocketBase, type TestPocketBase } from "../testing/index.ts";
import { signupOf } from "../tests/samples.ts";
import { send } from "../tests/visitor.ts";

/**
 * Part of `pnpm soak`: what an attacker gets a server to hold, in memory and on disk, from one address and from many, as a
 * table. It fails when nobody else's signup gets through meanwhile.
 *
 * SOAK_SECONDS says for how long each attack goes on; half a minute unless it does.
 */
const SECONDS = Number(process.env["SOAK_SECONDS"] ?? 30);
const SIGNUPS = "/api/collections/signups/records";

/** The visitor's address, as a proxy says it. */
type AddressOf = (i: number) => string;
const addresses: Record<string, AddressOf> = {
  one: () => "203.0.113.7",
  many: (i) => `2001:db8:${(i % 5000).toString(16)}:1::1`,
};

/** Attacks until the signal, and tells how often it was let in and refused. */
type Attack = (server: TestPocketBase, addressOf: AddressOf, end: AbortSignal) => Promise<string>;
const attacks: Record<string, Attack> = {
  "refused requests": async ({ url }, addressOf, end) => {
    const counts = new Map<number, number>();
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    let i = 0;
    const visitor = async () => {
      while (!end.aborted) {
        const status = await ask(
          `${url}/api/collections/${i % 3 ? "signups" : "no-such"}/records`,
          agent,
          addressOf(i++),
        );
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 16 }, visitor));
    agent.destroy();
    return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
  },
  "bodies that never come": (server, addressOf, end) =>
    holdConnections(server, end, 2000, (i) => [
      `POST ${SIGNUPS} HTTP/1.1`,
      "Host: 127.0.0.1",
      `X-Forwarded-For: ${addressOf(i)}`,
      "Content-Type: application/json",
      "Content-Length: 4000",
      "",
      "{",
    ]),
  "headers that never end": (server, addressOf, end) =>
    holdConnections(server, end, 5000, (i) => [
      "GET / HTTP/1.1",
      `X-Forwarded-For: ${addressOf(i)}`,
      "X-Slow: ",
    ]),
  "connections that ask for nothing": (server, _, end) => holdConnections(server, end, 5000, () => []),
  "answers that are not read": (server, addressOf, end) =>
    holdConnections(server, end, 2000, (i) => [
      "GET /talk.webm HTTP/1.1",
      `X-Forwarded-For: ${addressOf(i)}`,
      "Host: 127.0.0.1",
      "",
      "",
    ]),
};

/** A build with a file that is more than connections hold by themselves. */
const siteDir = await mkdtemp(join(tmpdir(), "voxlog-soak-"));
for (const name of ["_headers", "_redirects"]) await writeFile(join(siteDir, name), "");
await writeFile(join(siteDir, "talk.webm"), Buffer.alloc(20_000_000));

console.log(
  "| attack | addresses | outcome | signups of others | memory before, most, after (MB) | disk grown (MB) |",
);
console.log("| --- | --- | --- | --- | --- | --- |");
for (const [name, attack] of Object.entries(attacks)) {
  for (const [number, addressOf] of Object.entries(addresses)) {
    await using server = await startPocketBase({
      rateLimits: true,
      siteDir,
      env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" },
    });
    const disk = await diskOf(server);
    const before = await memoryOf(server);
    let most = before;
    const watching = setInterval(async () => {
      most = Math.max(most, await memoryOf(server).catch(() => 0));
    }, 200);
    const attacking = attack(server, addressOf, AbortSignal.timeout(SECONDS * 1000));
    const others = await signUpMeanwhile(server, SECONDS - 3);
    const outcome = await attacking;
    clearInterval(watching);
    await sleep(2000);
    const grown = (await diskOf(server)) - disk;
    const memory = [before, most, await memoryOf(server)].map(Math.round).join(", ");
    console.log(`| ${name} | ${number} | ${outcome} | ${others} | ${memory} | ${grown.toFixed(1)} |`);
  }
}
await rm(siteDir, { recursive: true });

/** Signs up every second as somebody else, and tells how many got through. */
async function signUpMeanwhile({ url }: TestPocketBase, times: number): Promise<string> {
  let through = 0;
  for (let i = 0; i < times; i++) {
    await sleep(1000);
    const headers = { "X-Forwarded-For": `198.51.100.${i}` };
    const answer = await send(url + SIGNUPS, "POST", signupOf(i), headers).catch(() => undefined);
    if (answer?.status === 200) through++;
  }
  if (through === 0) process.exitCode = 1;
  return `${through} of ${times}`;
}

function ask(url: string, agent: Agent, address: string): Promise<number> {
  return new Promise((answered) => {
    request(url, { agent, headers: { "X-Forwarded-For": address } }, (response) => {
      response.resume().once("end", () => answered(response.statusCode ?? 0));
    })
      .once("error", () => answered(0))
      .end();
  });
}

/** Opens so many connections, begins a request on each, and holds them; tells how many are held in the end. */
async function holdConnections(
  { url }: TestPocketBase,
  end: AbortSignal,
  count: number,
  begin: (i: number) => string[],
): Promise<string> {
  const port = Number(new URL(url).port);
  const held = new Set<Socket>();
  let refused = 0;
  for (let i = 0; i < count; i++) {
    const socket = connect(port, "127.0.0.1");
    held.add(socket);
    socket.once("connect", () => socket.write(begin(i).join("\r\n")));
    // One chunk, and no more: what follows is not read.
    socket.once("data", (data: Buffer) => {
      socket.pause();
      if (data.includes(" 429 ")) refused++;
    });
    socket.once("error", () => undefined).once("close", () => held.delete(socket));
    if (i % 200 === 199) await sleep(50);
  }
  if (!end.aborted) await new Promise((ended) => end.addEventListener("abort", ended));
  const outcome = `${count} begun, ${refused} refused, ${held.size} held at the end`;
  for (const socket of held) socket.destroy();
  return outcome;
}

async function memoryOf({ pid }: TestPocketBase): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function diskOf({ dataDir }: TestPocketBase): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(dataDir))
    bytes += (await stat(join(dataDir, name)).catch(() => ({ size: 0 }))).size;
  return bytes / 1024 / 1024;
}
