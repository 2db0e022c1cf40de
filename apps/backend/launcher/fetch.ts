import { findBinary } from "./binary/find-binary.ts";
import { runCommand } from "./command.ts";

/** Makes sure that PocketBase is there, and prints where; tests that start many servers run this first. */
await runCommand(async (signal) => {
  process.stdout.write(`${await findBinary(signal)}\n`);
});
