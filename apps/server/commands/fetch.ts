import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { writeTypes } from "../pocketbase/binary/types.ts";
import { runCommand } from "../process/command.ts";

await runCommand(async (signal) => {
  const binary = await findBinary(signal);
  await writeTypes(binary);
  process.stdout.write(`${binary}\n`);
});
