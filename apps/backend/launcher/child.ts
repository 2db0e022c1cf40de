import type { ChildProcess } from "node:child_process";

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
