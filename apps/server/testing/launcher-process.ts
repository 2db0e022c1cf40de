import { type ChildProcess, execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** What the launcher tells about the server it runs: its address, and PocketBase's process id. */
export type Announcement = { url: string; pid: number };

const LAUNCHER = join(import.meta.dirname, "../commands");

/** Makes the owner's account in a data folder. */
export async function createOwner(dataDir: string, email: string, password: string): Promise<void> {
  const making = promisify(execFile)(process.execPath, [join(LAUNCHER, "owner.ts"), email], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  making.child.stdin?.end(`${password}\n`);
  await making;
}

/**
 * Runs the product's own launcher. The IPC channel is its lifeline: when this process is gone, the
 * launcher notices and ends the server.
 *
 * @throws Error with what the launcher said, when it ends before the server answers.
 */
export async function runLauncher(
  environment: Record<string, string>,
): Promise<{ launcher: ChildProcess; announcement: Announcement }> {
  const launcher = spawn(process.execPath, [join(LAUNCHER, "serve.ts")], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  launcher.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const announcement = await new Promise<Announcement>((announced, failed) => {
    launcher.once("message", (message) => announced(message as Announcement));
    launcher.once("error", failed);
    launcher.once("close", () => failed(new Error(output.trim() || "The server exited without output.")));
  });
  return { launcher, announcement };
}
