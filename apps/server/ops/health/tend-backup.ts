import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { withoutSecrets } from "../../configuration/environment.ts";
import type { Inspection } from "../backups/inspect.ts";
import type { OffSite } from "../backups/off-site.ts";
import type { Backup } from "./judge.ts";

const VERIFY = join(import.meta.dirname, "..", "backups", "verify-backup.ts");

/** Where a backup is tended: in which data folder, and by what. */
type Place = { folder: string; binary: string; offSite: OffSite | undefined; signal: AbortSignal };

/** Whether there is something to do about a backup, now or again. */
export function isUnfinished(backup: Backup, offSite: OffSite | undefined): boolean {
  if (backup.verified === undefined) return true;
  return Boolean(offSite && !backup.problem && backup.copied === undefined);
}

/**
 * Restores a backup into a scratch folder to see what comes out, and then copies it off-site, each unless it was done
 * before. What goes wrong is part of the result.
 */
export async function tendBackup(backup: Backup, place: Place): Promise<Backup> {
  const { folder, offSite, signal } = place;
  const { problem: _, copyProblem: __, ...known } = backup;
  const tended: Backup = known;
  // Within the data for lack of a better place that is as large; PocketBase removes it at its start, and backs it up
  // never.
  const scratch = join(folder, ".pb_temp_to_delete");
  const file = join(folder, "backups", backup.name);
  try {
    await mkdir(scratch, { recursive: true });
    if (tended.verified === undefined || backup.problem) {
      const { problem } = await verify(file, scratch, place);
      tended.verified = Date.now();
      if (problem) return { ...tended, problem };
    }
  } catch (error) {
    return { ...tended, problem: messageOf(error) };
  }
  try {
    if (!offSite || tended.copied !== undefined) return tended;
    const { copyOffSite } = await import("../backups/copy-off-site.ts");
    await copyOffSite(file, backup.name, scratch, offSite, signal);
    return { ...tended, copied: Date.now() };
  } catch (error) {
    return { ...tended, copyProblem: messageOf(error) };
  }
}

/** @throws Error when the backup could not be looked at. */
async function verify(file: string, scratch: string, { binary, signal }: Place): Promise<Inspection> {
  const child = spawn(process.execPath, [VERIFY, binary, file, scratch], {
    env: withoutSecrets(process.env),
    // The channel ends it with this process.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    signal,
    // It may be deep in the database; PocketBase tidies up at its next start.
    killSignal: "SIGKILL",
  });
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("It has no output.");
  const [found, complaint] = await Promise.all([text(stdout), text(stderr), once(child, "close")]);
  if (failure) throw failure;
  if (!found) throw new Error(complaint.trim() || "It could not be looked at.");
  return JSON.parse(found) as Inspection;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);
