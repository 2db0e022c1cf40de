import { passwordLength } from "../accounts/save-account.ts";
import { LaunchFailure } from "../process/command.ts";
import { openPrompt } from "../process/terminal.ts";

/** Prompts for an account's new password, twice at a terminal, because input isn't shown. */
export async function promptPassword(email: string, signal: AbortSignal): Promise<string> {
  using prompt = openPrompt(signal);
  const password = await prompt.secret(`New password for ${email}, ${passwordLength}:`);
  if (!process.stdin.isTTY || password === (await prompt.secret("Repeat the password:"))) return password;
  throw new LaunchFailure("The passwords differ. Nothing was changed.");
}
