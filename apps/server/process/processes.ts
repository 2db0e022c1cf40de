import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** How a child process ended. */
type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** Resolves when the process has ended, however it did; rejects when it could not be started. */
export function ended(child: ChildProcess): Promise<Ending> {
  const ending = Promise.withResolvers<Ending>();
  if (child.exitCode !== null || child.signalCode !== null) {
    ending.resolve({ code: child.exitCode, signal: child.signalCode });
  }
  child.once("error", ending.reject);
  child.once("exit", (code, signal) => ending.resolve({ code, signal }));
  return ending.promise;
}

/** Asks a process to end, and insists when it has not within `patience` milliseconds. */
export async function stop(child: ChildProcess, patience = 5000): Promise<void> {
  const insist = setTimeout(() => child.kill("SIGKILL"), patience);
  child.kill("SIGTERM");
  await ended(child);
  clearTimeout(insist);
}

/**
 * Has a process end with this one, even if this one is killed: a shell waits for the end of a pipe that only this process
 * holds. It is to be killed where the process has ended otherwise.
 */
export function killOnExit({ pid }: ChildProcess): ChildProcess {
  const shell = spawn("sh", ["-c", `read _; kill ${pid ?? ""}`], {
    stdio: ["pipe", "ignore", "ignore"],
    // Apart, for Ctrl-C not to end it before the process.
    detached: true,
  });
  // A container without a shell ends all that is in it together.
  return shell.once("error", () => undefined);
}

/** Ends a detached process with all its descendants, and insists when some are left after 5 s. */
export async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const deadline = Date.now() + 5000;
  signal(pid, "SIGTERM");
  while (signal(pid, 0)) {
    if (Date.now() > deadline) signal(pid, "SIGKILL");
    await sleep(20);
  }
}

/** Sends a signal to a group; false when it has no process left. */
function signal(leader: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, name);
  } catch {
    return false;
  }
}
