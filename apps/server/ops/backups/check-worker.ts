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
  const [{ backup, folder, binary, offSite }] = (await once(process, "message", { signal })) as [Task];
  lowerPriority(backup.size);
  const { problem, copyProblem: _, ...known } = backup;
  const checked: Backup = known;
  await using scratch = await createScratch(folder);
  const file = join(folder, "backups", known.name);
  try {
    if (known.verified === undefined || problem) {
      const data = join(scratch.path, "data");
      await unpack(file, data, signal);
      // Not again, even if it's incomplete. Unpacking may fail for other reasons, such as a full disk.
      checked.verified = Date.now();
      await inspect(data, migrateCommand(binary, data));
      await rm(data, { recursive: true });
    }
    if (offSite && known.copied === undefined) {
      checked.copies ??= [];
      const { copyOffSite } = await import("./copy-off-site.ts");
      await copyOffSite(file, scratch.path, offSite, signal, checked.copies).then(
        () => (checked.copied = Date.now()),
        (error) => (checked.copyProblem = messageOf(error)),
      );
    }
  } catch (error) {
    checked.problem = messageOf(error).trim();
  }
  process.send?.(checked);
});
