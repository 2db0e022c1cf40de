import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { runCommand } from "../process/command.ts";

/** Makes sure that PocketBase is there, and prints where; tests that start many servers run this first. */
await runCommand(async (signal) => {
  process.stdout.write(`${await findBinary(signal)}\n`);
});
