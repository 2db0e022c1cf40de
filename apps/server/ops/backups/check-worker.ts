import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrateCommand } from "../../pocketbase/child.ts";
import { messageOf, runCommand } from "../../process/command.ts";
import type { Backup, Task } from "./check-backup.ts";
import { inspect } from "./inspect.ts";
import { lowerPriority } from "./lower-priority.ts";
import { unpack } from "./unpack.ts";

// The process that `checkBackup` starts and sends its task. It ends with that one.
await runCommand(async (signal) => {
  const [task] = (await once(process, "message", { signal })) as [Task];
  lowerPriority(task.backup.size);
  const { folder } = task;
  const { problem: _, copyProblem: __, ...known } = task.backup;
  // Inside the data folder, because its disk is large enough. PocketBase removes it at its next start.
  const temporary = join(folder, ".pb_temp_to_delete");
  await mkdir(temporary, { recursive: true });
  const scratch = await mkdtemp(join(temporary, "check-"));
  const file = join(folder, "backups", known.name);
  const checked: Backup = known;
  try {
    if (checked.verified === undefined || task.backup.problem) {
      const problem = await verify(file, join(scratch, "data"), task.binary, signal);
      checked.verified = Date.now();
      if (problem) checked.problem = problem;
    }
    if (task.offSite && !checked.problem && checked.copied === undefined) {
      const { copyOffSite } = await import("./copy-off-site.ts");
      const copyProblem = await copyOffSite(file, known.name, scratch, task.offSite, signal).catch(messageOf);
      if (copyProblem) checked.copyProblem = copyProblem;
      else checked.copied = Date.now();
    }
  } catch (error) {
    checked.problem = messageOf(error);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  process.send?.(checked);
});

async function verify(file: string, data: string, binary: string, signal: AbortSignal) {
  await unpack(file, data, signal);
  const { problem } = await inspect(data, migrateCommand(binary, data));
  await rm(data, { recursive: true });
  return problem;
}
