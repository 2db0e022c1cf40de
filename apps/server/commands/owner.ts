import { LaunchFailure, runCommand } from "../process/command.ts";
import { saveOwner } from "./account.ts";

/** `pnpm run owner EMAIL` (pnpm has its own `owner`): creates the owner's account, or gives it a new password. */
await runCommand(async (signal) => {
  const [email, ...rest] = process.argv.slice(2);
  if (!email || rest.length > 0)
    throw new LaunchFailure(
      "Usage: npx -y pnpm@12 run owner EMAIL. It prompts for the password, or reads it from stdin.",
    );
  await saveOwner(email, signal);
  process.stdout.write(`${email} is the owner now and signs in at /_/ of the server's address.\n`);
});
