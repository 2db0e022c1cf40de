import { spawnSync } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { findBinary } from "./binary/find-binary.ts";
import { LaunchFailure, runCommand } from "./command.ts";
import { openDataFolder } from "./environment.ts";
import { pocketbaseFlags } from "./pocketbase.ts";

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

/** Asks twice, and shows nothing of what is typed. */
async function ask(signal: AbortSignal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  using lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const question = async (text: string) => {
    process.stdout.write(text);
    const answer = await lines.question("", { signal });
    process.stdout.write("\n");
    return answer;
  };
  const password = await question("Password: ");
  if (password === (await question("The same again: "))) return password;
  throw new LaunchFailure("Those were two passwords. Nothing was changed.");
}

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return "";
}
