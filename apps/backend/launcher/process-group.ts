import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

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

/** Sends a signal to a group; false when nobody is left in it. */
function signal(leader: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, name);
  } catch {
    return false;
  }
}
