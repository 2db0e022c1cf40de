import { LaunchFailure, runCommand } from "../process/command.ts";
import { saveAccount } from "./account.ts";

/** `pnpm run owner EMAIL` (pnpm has an `owner` of its own): makes the owner's account, or gives it a new password. */
await runCommand(async (signal) => {
  const [email, ...rest] = process.argv.slice(2);
  if (!email || rest.length > 0) {
    throw new LaunchFailure(
      "Say who owns the data: npx -y pnpm@12 run owner EMAIL. The password is asked for, or read from what is piped in.",
    );
  }
  await saveAccount("owner", email, signal);
  process.stdout.write(`${email} owns the data now, and signs in at /_/ of the server's address.\n`);
});
