import { once } from "node:events";

/**
 * Runs a command, which receives a signal to stop. A {@link LaunchFailure} ends it with exit code 1 and only its message
 * on stderr; any other error is a bug and keeps its stack trace. An error after the signal has aborted isn't reported; the exit code is 130, as after Ctrl-C in a shell,
 * so that a script doesn't mistake an interrupted command for a completed one.
 */
export async function runCommand(command: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = stopSignal();
  try {
    await command(signal);
  } catch (error) {
    if (signal.aborted) {
      process.exitCode = 130;
      return;
    }
    if (!(error instanceof LaunchFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    // An open channel would keep this process alive.
    if (process.connected) process.disconnect?.();
  }
}

/** A failure that the server's operator can fix: its message says what happened and what to do. */
export class LaunchFailure extends Error {
  override name = "LaunchFailure";
}

/**
 * Aborts when this process should stop: at Ctrl-C, at SIGTERM, when the terminal closes, and when the process that
 * started it with an IPC channel has ended in any way.
 */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => stopping.abort());
  process.once("disconnect", () => stopping.abort());
  return stopping.signal;
}

/** Resolves when the signal aborts. */
export async function whenAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
