import { spawnSync } from "node:child_process";
import { openDataFolder } from "../configuration/environment.ts";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { pocketbaseFlags } from "../pocketbase/child.ts";
import { prepareFolders } from "../pocketbase/folders.ts";
import { LaunchFailure } from "../process/command.ts";
import { openPrompt } from "../process/terminal.ts";

/**
 * Has PocketBase make an account, or give it a new password, which is asked for, or read from what is piped in: everybody
 * on a machine can see a command's arguments. The server may be running.
 *
 * The command of PocketBase is one that hooks/voxlog.pb.ts adds.
 *
 * @param role whose account it is.
 * @throws LaunchFailure with PocketBase's reason.
 */
export async function saveAccount(
  role: "owner" | "staff",
  email: string,
  signal: AbortSignal,
): Promise<void> {
  const collection = role === "owner" ? "_superusers" : role;
  await run([collection, email], signal, async () => ({ ACCOUNT_PASSWORD: await askPassword(signal) }));
}

/** Has PocketBase remove an account of the staff. */
export async function removeStaff(email: string, signal: AbortSignal): Promise<void> {
  await run(["staff", email, "remove"], signal, async () => ({}));
}

async function run(
  change: string[],
  signal: AbortSignal,
  readSecrets: () => Promise<Record<string, string>>,
): Promise<void> {
  const dataDir = await openDataFolder(process.env["DATA_DIR"]);
  const binary = await findBinary(signal);
  await prepareFolders(dataDir);
  const secrets = await readSecrets();
  // PocketBase restarts when a hook is built, even amid a command.
  const flags = [...pocketbaseFlags(dataDir), "--hooksWatch=false"];
  const { status, stdout, stderr } = spawnSync(binary, ["account", ...change, ...flags], {
    env: { ...process.env, ...secrets },
    encoding: "utf8",
  });
  if (status !== 0) {
    const reason = (stderr || stdout).trim().replace(/^[\d/]+ [\d:]+ (GoError: |Error: )?/, "");
    throw new LaunchFailure(`Nothing was changed: ${reason}`);
  }
}

/** Asks twice at a terminal, since what is typed is not shown. */
async function askPassword(signal: AbortSignal): Promise<string> {
  using prompt = openPrompt(signal);
  const password = await prompt.secret("Password:");
  if (!process.stdin.isTTY || password === (await prompt.secret("Repeat the password:"))) return password;
  throw new LaunchFailure("The passwords differ. Nothing was changed.");
}
