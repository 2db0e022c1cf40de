import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** Resolves when the process has ended. Rejects if it couldn't be started. */
export function waitForExit(child: ChildProcess): Promise<Exit> {
  const exit = Promise.withResolvers<Exit>();
  if (child.exitCode !== null || child.signalCode !== null)
    exit.resolve({ code: child.exitCode, signal: child.signalCode });
  child.once("error", exit.reject);
  child.once("exit", (code, signal) => exit.resolve({ code, signal }));
  return exit.promise;
}

/** Sends a process SIGTERM, and SIGKILL if it hasn't ended within `timeout` ms. */
export async function stopProcess(child: ChildProcess, timeout = 5000): Promise<void> {
  const killing = setTimeout(() => child.kill("SIGKILL"), timeout);
  child.kill("SIGTERM");
  await waitForExit(child);
  clearTimeout(killing);
}

/**
 * Kills a process when this one ends, even if this one is killed: a shell waits for the end of a pipe that only this
 * process has open. The process has 5 s to finish. Kill the shell if the process ends first.
 */
export function killOnExit({ pid }: ChildProcess): ChildProcess {
  const shell = spawn("sh", ["-c", `read _; kill ${pid}; sleep 5; kill -9 ${pid}`], {
    stdio: ["pipe", "ignore", "ignore"],
    // In its own group, so that Ctrl-C doesn't end it before the process.
    detached: true,
  });
  // In a container without a shell, all processes end together.
  return shell.once("error", () => undefined);
}

/** Ends a detached process and all its descendants. Those still running after 5 s are killed. */
export async function stopProcessGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const deadline = Date.now() + 5000;
  signal(pid, "SIGTERM");
  while (signal(pid, 0)) {
    if (Date.now() > deadline) signal(pid, "SIGKILL");
    await sleep(20);
  }
}

function signal(leader: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, name);
  } catch {
    return false;
  }
}
