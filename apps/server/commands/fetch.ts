import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { writeTypes } from "../pocketbase/binary/types.ts";
import { runCommand } from "../process/command.ts";

/** Fetches PocketBase and its types for hooks, unless they exist, and prints the program's path. */
await runCommand(async (signal) => {
  const binary = await findBinary(signal);
  await writeTypes(binary);
  process.stdout.write(`${binary}\n`);
});
