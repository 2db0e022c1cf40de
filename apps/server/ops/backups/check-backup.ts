import { fork } from "node:child_process";
import { join } from "node:path";
import { withoutSecrets } from "../../configuration/environment.ts";
import type { OffSite } from "./off-site.ts";

/** The newest backup, and what became of it. Bytes, and moments in ms since 1970. */
export type Backup = {
  name: string;
  size: number;
  made: number;
  /** When it was restored into a scratch folder, and what was wrong with what came out. */
  verified?: number;
  problem?: string;
  /** When it was copied off-site; or why not. */
  copied?: number;
  copyProblem?: string;
};

/** What the process that checks a backup is sent. */
export type Task = { backup: Backup; folder: string; binary: string; offSite: OffSite | undefined };

/** Whether there is something to do about a backup, now or again. */
export function isUnfinished(backup: Backup, offSite: OffSite | undefined): boolean {
  if (backup.verified === undefined) return true;
  return Boolean(offSite && !backup.problem && backup.copied === undefined);
}

/**
 * Restores a backup into a scratch folder, and then copies it off-site, each unless it was done before. A process of its
 * own does so: reading a whole database and encrypting it take seconds, in which no one would be answered.
 *
 * @returns the backup with what became of it, problems included.
 */
export async function checkBackup(task: Task, signal: AbortSignal): Promise<Backup> {
  const child = fork(join(import.meta.dirname, "check-worker.ts"), {
    env: withoutSecrets(process.env),
    signal,
    // It may be deep in the database; PocketBase tidies up at its next start.
    killSignal: "SIGKILL",
  });
  const { promise, resolve, reject } = Promise.withResolvers<Backup>();
  child.once("error", reject).once("message", (checked) => resolve(checked as Backup));
  child.once("exit", (code) =>
    reject(new Error(`The process that checks backups exited with code ${code}.`)),
  );
  child.send(task);
  return promise.catch(({ message }: Error) => ({ ...task.backup, problem: message }));
}
