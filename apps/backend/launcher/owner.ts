import { spawnSync } from "node:child_process";
import { findBinary } from "./binary/find-binary.ts";
import { LaunchFailure, runCommand } from "./command.ts";
import { openDataFolder } from "./environment.ts";
import { pocketbaseFlags } from "./pocketbase.ts";
import { askSecretly, readLine } from "./terminal.ts";

/**
 * `pnpm run owner EMAIL` (pnpm has an `owner` of its own): creates the owner's account, or gives it a new password, which
 * it asks for, or reads from what is piped into it: everybody on a machine can see a command's arguments. The server may
 * be running.
 */
await runCommand(async (signal) => {
  const [email, ...rest] = process.argv.slice(2);
  if (!email || rest.length > 0) {
    throw new LaunchFailure(
      "Say who owns the data: npx -y pnpm@12 run owner EMAIL. The password is asked for, or read from what is piped in.",
    );
  }
  const dataDir = await openDataFolder(process.env["DATA_DIR"]);
  const binary = await findBinary(signal);
  const password = process.stdin.isTTY ? await ask(signal) : await readLine();
  const { status, stdout, stderr } = spawnSync(binary, ["owner", email, ...pocketbaseFlags(dataDir)], {
    env: { ...process.env, OWNER_PASSWORD: password },
    encoding: "utf8",
  });
  if (status !== 0) {
    const reason = (stderr || stdout).trim().replace(/^[\d/]+ [\d:]+ (GoError: )?/, "");
    throw new LaunchFailure(`The owner's account was not created: ${reason}`);
  }
  process.stdout.write(`${email} owns the data now, and signs in at /_/ of the server's address.\n`);
});

/** Asks twice, since what is typed is not shown. */
async function ask(signal: AbortSignal): Promise<string> {
  const password = await askSecretly("Password: ", signal);
  if (password === (await askSecretly("The same again: ", signal))) return password;
  throw new LaunchFailure("Those were two passwords. Nothing was changed.");
}
