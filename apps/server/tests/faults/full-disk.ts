import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "@voxlog/testing/free-port";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { signupOf } from "../samples.ts";
import { type Answer, send, visitor } from "../server.ts";

const LAUNCHER = join(import.meta.dirname, "..", "..", "commands");
const OWNER = ["owner@example.com", "a long password"] as const;

/** Runs a shell command that may mount a disk, which no other process sees. */
const APART = ["--user", "--map-root-user", "--mount", "sh", "-c"];
const mount = (size: string) => `mount -t tmpfs -o size=${size} none "$DATA_DIR"`;

/** Whether this machine lets users mount a disk. */
export function canFillDisk(): boolean {
  const env = { ...process.env, DATA_DIR: tmpdir() };
  return spawnSync("unshare", [...APART, mount("1m")], { env }).status === 0;
}

/**
 * Starts a server on a small disk, signs up, fills the disk, signs up, and makes room again.
 *
 * @returns the responses in each state, the server's output, and the number of acknowledged signups that are missing in
 *   the end.
 */
export async function fullDisk() {
  const dataDir = await temporaryFolder();
  const script = `${mount("32m")} && echo "${OWNER[1]}" | "$NODE" "${LAUNCHER}/owner.ts" ${OWNER[0]} && exec "$NODE" "${LAUNCHER}/serve.ts"`;
  const launcher = spawn("unshare", [...APART, script], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, NODE: process.execPath, DATA_DIR: dataDir, PORT: String(await freePort()) },
  });
  const output = launcher.stderr ? text(launcher.stderr) : Promise.resolve("");
  const exit = once(launcher, "exit");
  const [{ url, pid }] = (await once(launcher, "message")) as [{ url: string; pid: number }];
  const signUp = () => send(`${url}/api/collections/signups/records`, "POST", signupOf(Math.random()));
  const filler = join("/proc", String(pid), "root", dataDir, "filler");
  try {
    const before = await signUp();
    await fill(filler);
    const full = [await signUp(), await signUp()];
    await rm(filler);
    const after = await signUp();
    const lost = await countLost(url, [before, ...full, after]);
    return { before, full, after, lost, output: await ended() };
  } finally {
    await ended();
  }

  async function ended(): Promise<string> {
    launcher.kill("SIGTERM");
    await exit;
    return output;
  }
}

async function fill(file: string): Promise<void> {
  const writing = writeFile(file, Buffer.alloc(64 * 1024 * 1024));
  await writing.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOSPC") throw error;
  });
}

async function countLost(url: string, answers: Answer[]): Promise<number> {
  const owner = visitor(url);
  await owner.collection("_superusers").authWithPassword(...OWNER);
  const rows = new Set((await owner.collection("signups").getFullList()).map(({ id }) => id));
  const acknowledged = answers.filter(({ status }) => status === 200).map(({ body }) => String(body["id"]));
  return acknowledged.filter((id) => !rows.has(id)).length;
}
