import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrateCommand } from "../../pocketbase/child.ts";
import { runCommand } from "../../process/command.ts";
import { inspect } from "./inspect.ts";
import { unpack } from "./unpack.ts";

/**
 * Restores a backup into a scratch folder, and prints what was found there as JSON. A process of its own: reading a
 * whole database takes seconds, in which the launcher could not mail. Its arguments are PocketBase, the backup, and the
 * folder that the scratch folder is made in.
 */
await runCommand(async (signal) => {
  const [binary = "", backup = "", folder = ""] = process.argv.slice(2);
  const scratch = await mkdtemp(join(folder, "verify-"));
  try {
    const data = join(scratch, "data");
    await unpack(backup, data, signal);
    process.stdout.write(JSON.stringify(await inspect(data, migrateCommand(binary, data))));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});
