import { spawnSync } from "node:child_process";
import { findBinary } from "./binary/find-binary.ts";
import { LaunchFailure, runCommand } from "./command.ts";
import { openDataFolder } from "./environment.ts";
import { pocketbaseFlags } from "./pocketbase.ts";

/** `pnpm run owner EMAIL PASSWORD` (pnpm has an `owner` of its own): creates the owner's account, or gives it a new password. The server may be running. */
await runCommand(async (signal) => {
  const [email, password, ...rest] = process.argv.slice(2);
  if (!email || !password || rest.length > 0) {
    throw new LaunchFailure("Say who owns the data: npx -y pnpm@12 run owner EMAIL PASSWORD");
  }
  const dataDir = await openDataFolder(process.env["DATA_DIR"]);
  const binary = await findBinary(signal);
  const { status, stdout, stderr } = spawnSync(
    binary,
    ["superuser", "upsert", email, password, ...pocketbaseFlags(dataDir)],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    throw new LaunchFailure(`The owner's account was not created: ${(stderr || stdout).trim()}`);
  }
  process.stdout.write(`${email} owns the data now, and signs in at /_/ of the server's address.\n`);
});
