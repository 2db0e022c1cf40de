import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { withoutSecrets } from "../../configuration/environment.ts";
import { stopProcess } from "../../process/processes.ts";
import type { Destination, OffSite } from "./copy-off-site.ts";

/** Ms for the process to stop: enough to remove the parts of an unfinished upload. */
const STOP_TIMEOUT = 3000;

/** The newest backup and its checks. Sizes in bytes, times in ms since 1970. */
export type Backup = {
  name: string;
  size: number;
  made: number;
  /** When it was restored into a scratch folder, and the result's problem. */
  verified?: number;
  problem?: string;
  /** The destinations that have a copy, when the last one received it, or why any of them didn't. */
  copies?: Destination[];
  copied?: number;
  copyProblem?: string;
};

export type Task = { backup: Backup; folder: string; binary: string; offSite: OffSite | undefined };

/** Returns whether a backup still has to be verified or copied. */
export function isUnfinished(backup: Backup, offSite: OffSite | undefined): boolean {
  if (backup.verified === undefined) return true;
  return Boolean(offSite && !backup.problem && backup.copied === undefined);
}

/**
 * Restores a backup into a scratch folder and then copies it off-site, each unless it was done before. Another process
 * does it, because reading and encrypting a database would block this one for seconds.
 *
 * @returns the backup with the results, including problems.
 */
export async function checkBackup(task: Task, signal: AbortSignal): Promise<Backup> {
  if (signal.aborted) return task.backup;
  const child = fork(join(import.meta.dirname, "check-worker.ts"), { env: withoutSecrets(process.env) });
  // SQLite may be busy for longer. PocketBase removes the scratch folder at its next start.
  const stop = () => void stopProcess(child, STOP_TIMEOUT);
  signal.addEventListener("abort", stop, { once: true });
  // If it ends before it receives this, its exit says so.
  child.send(task, () => undefined);
  const exited = once(child, "exit").then(([code]) => {
    throw new Error(`The process that checks backups exited with code ${code}.`);
  });
  return Promise.race([once(child, "message"), exited])
    .then(([checked]): Backup => checked)
    .catch(({ message }: Error) => ({ ...task.backup, problem: message }))
    .finally(() => signal.removeEventListener("abort", stop));
}
