import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { migrateCommand } from "../../pocketbase/child.ts";
import { messageOf, runCommand } from "../../process/command.ts";
import type { Backup, Task } from "./check-backup.ts";
import { createScratch, inspect } from "./inspect.ts";
import { lowerPriority } from "./pace.ts";
import { unpack } from "./unpack.ts";

// The process that `checkBackup` starts and sends its task. It ends with that one.
await runCommand(async (signal) => {
  const [task] = (await once(process, "message", { signal })) as [Task];
  lowerPriority(task.backup.size);
  const { folder } = task;
  const { problem: _, copyProblem: __, ...known } = task.backup;
  await using scratch = await createScratch(folder);
  const file = join(folder, "backups", known.name);
  const checked: Backup = known;
  try {
    if (checked.verified === undefined || task.backup.problem) {
      const problem = await verify(file, join(scratch.path, "data"), task.binary, signal);
      checked.verified = Date.now();
      if (problem) checked.problem = problem;
    }
    if (task.offSite && !checked.problem && checked.copied === undefined) {
      const { copyOffSite } = await import("./copy-off-site.ts");
      const copying = copyOffSite(file, known.name, scratch.path, task.offSite, signal, known.copies);
      const { copies, problem } = await copying.catch((error) => ({ ...known, problem: messageOf(error) }));
      if (copies) checked.copies = copies;
      if (problem) checked.copyProblem = problem;
      else checked.copied = Date.now();
    }
  } catch (error) {
    checked.problem = messageOf(error);
  }
  process.send?.(checked);
});

async function verify(file: string, data: string, binary: string, signal: AbortSignal) {
  await unpack(file, data, signal);
  const { problem } = await inspect(data, migrateCommand(binary, data));
  await rm(data, { recursive: true });
  return problem;
}
