import type { MailRelay } from "../mail/relay.ts";
import type { MailSettings } from "../mail/settings.ts";
import { ended, stop } from "./child.ts";
import { LaunchFailure } from "./launch-failure.ts";
import { type ServerOptions, startPocketBase, waitUntilHealthy } from "./pocketbase.ts";
import { whenAborted } from "./stop-signal.ts";

/**
 * Runs PocketBase, and what mails for it, until asked to stop.
 *
 * @param ready is called with the server's process id as soon as it answers.
 * @throws LaunchFailure when it does not start, or ends by itself.
 */
export async function runServer(
  options: ServerOptions,
  asked: AbortSignal,
  ready: (pid: number | undefined) => void,
): Promise<void> {
  if (asked.aborted) return;
  const relay = options.mail && (await startRelay(options.mail));
  const server = startPocketBase(options, relay?.url);
  const ending = ended(server);
  try {
    await Promise.race([waitUntilHealthy(server, options.address), whenAborted(asked)]);
    if (asked.aborted) return;
    ready(server.pid);
    const end = await Promise.race([ending, whenAborted(asked)]);
    // Ctrl-C reaches the server too: it may have ended, properly, before we heard of it.
    if (!end || end.code === 0) return;
    throw new LaunchFailure(
      `PocketBase ended by itself (${end.signal ?? `exit code ${end.code}`}). Start again; nothing that was stored is lost.`,
    );
  } finally {
    await stop(server);
    relay?.close();
  }
}

/** The mailer is loaded where mail is set up alone: it takes longer than all else of a start. */
async function startRelay(settings: MailSettings): Promise<MailRelay> {
  const { startMailRelay } = await import("../mail/relay.ts");
  return startMailRelay(settings);
}
