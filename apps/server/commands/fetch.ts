import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { writeTypes } from "../pocketbase/binary/types.ts";
import { runCommand } from "../process/command.ts";

/**
 * Makes sure that PocketBase and its types for hooks are there, and prints where the program is. Tests that start many
 * servers run this first.
 */
await runCommand(async (signal) => {
  const binary = await findBinary(signal);
  await writeTypes(binary);
  process.stdout.write(`${binary}\n`);
});
