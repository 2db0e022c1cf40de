import { once } from "node:events";

/**
 * Aborts when this process is to stop: at Ctrl-C, at SIGTERM, when the terminal goes away, and when
 * the process that started it with an IPC channel is gone, however it went.
 */
export function stopSignal(): AbortSignal {
  const asked = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => asked.abort());
  process.once("disconnect", () => asked.abort());
  return asked.signal;
}

/** Resolves when the signal aborts. */
export async function whenAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
