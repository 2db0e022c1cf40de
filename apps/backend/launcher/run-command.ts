import { LaunchFailure } from "./launch-failure.ts";
import { stopSignal } from "./stop-signal.ts";

/**
 * Runs a command of the launcher, which gets the signal that asks it to stop. A {@link LaunchFailure}
 * ends it with exit code 1 and its message alone on stderr; anything else is a bug and keeps its
 * stack trace. What breaks because the command was asked to stop is no failure.
 */
export async function runCommand(command: (asked: AbortSignal) => Promise<void>): Promise<void> {
  const asked = stopSignal();
  try {
    await command(asked);
  } catch (error) {
    if (asked.aborted) return;
    if (!(error instanceof LaunchFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    // A channel that is listened to would keep this process.
    if (process.connected) process.disconnect?.();
  }
}
