import { once } from "node:events";

const [FREE_SPACE, OTHER_USER] = [
  "Free space on the disk, then try again.",
  "Run this as the server's user, which may write there.",
];

/** Remedies for errors of the system and of SQLite (https://www.sqlite.org/rescode.html), by code. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: FREE_SPACE,
  13: FREE_SPACE,
  EACCES: OTHER_USER,
  EPERM: OTHER_USER,
  EROFS: OTHER_USER,
  8: OTHER_USER,
  14: OTHER_USER,
  5: "Another program is writing. Try again when it has finished.",
};

/**
 * Runs a command, which receives a signal to stop. A {@link LaunchFailure} prints only its message, and the exit code
 * is 1, like for errors of the disk. Any other error is a bug and keeps its stack trace. Errors after the signal
 * aborted aren't printed, and the exit code is 130, like after Ctrl-C in a shell, so that a script notices the
 * interruption.
 */
export async function runCommand(command: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = stopSignal();
  // The program that reads the output may have ended, or a log's disk may be full. A server and an erasure continue.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  try {
    await command(signal);
  } catch (error) {
    if (signal.aborted) {
      process.exitCode = 130;
      return;
    }
    const remedy = remedyFor(error);
    if (!(error instanceof LaunchFailure) && !remedy) throw error;
    process.stderr.write(remedy ? `Failed: ${messageOf(error)}. ${remedy}\n` : `${messageOf(error)}\n`);
    process.exitCode = 1;
  } finally {
    // An open channel would keep this process alive.
    if (process.connected) process.disconnect?.();
    // So would a request that has no time limit, such as one of a certificate.
    if (signal.aborted) process.exit();
  }
}

/** Returns what the operator can do about an error of the system or of SQLite, if there is something. */
export function remedyFor(error: unknown): string | undefined {
  const { code = "", errcode } = Object(error) as { code?: string; errcode?: number };
  // SQLite's extended codes have the code in the last byte.
  return REMEDIES[errcode === undefined ? code : errcode & 0xff];
}

/** @throws LaunchFailure with the usage if the command has an argument. */
export function expectNoArguments(usage: string): void {
  if (process.argv.length > 2) throw new LaunchFailure(`Usage: ${usage}`);
}

/** A failure that the operator can fix. The message says what happened and what to do. */
export class LaunchFailure extends Error {
  override name = "LaunchFailure";
}

/**
 * Returns a signal that aborts when this process should stop: on Ctrl-C, on SIGTERM, when the terminal closes, and when
 * the parent process of an IPC channel has ended.
 */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => stopping.abort());
  process.once("disconnect", () => stopping.abort());
  return stopping.signal;
}

/** Returns an error's message for the operator. `fetch`, and a host with several addresses, only have other errors'. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  if (error instanceof TypeError && error.cause) return messageOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}

/** Resolves when the signal aborts. */
export async function whenAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
