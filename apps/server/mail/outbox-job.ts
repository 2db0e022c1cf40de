import { Hono } from "hono";
import { type ApiEnv, type ApiRoutes, apiError, type FindAccount, requireAccount } from "../front/api.ts";
import type { MailSettings } from "./mail-settings.ts";
import type { Outbox } from "./send-due-mails.ts";

/** Sends what is due in the outbox, one run at a time. */
export type OutboxJob = {
  /** Starts a run, unless one is running. */
  run(): void;
  close(): Promise<void>;
};

const EVERY = 60_000;

/** Starts the job: now, and every minute. */
export function startOutboxJob(outbox: Outbox, settings: MailSettings): OutboxJob {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const send = async () => {
    // Loading the mailer takes longer than the rest of a start.
    const { sendDueMails } = await import("./send-due-mails.ts");
    await sendDueMails(outbox, settings, closing.signal);
  };
  const run = () => {
    running ??= send()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) process.stderr.write(`The outbox can't be sent: ${String(error)}\n`);
      })
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, EVERY);
  return {
    run,
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

/** Creates the owner's way to start a run, at the path that PocketBase has for its own jobs. */
export function outboxRoutes(job: OutboxJob | undefined, findAccount: FindAccount): ApiRoutes {
  const path = "/api/crons/outbox";
  const routes = new Hono<ApiEnv>().post(path, requireAccount(findAccount), (context) => {
    if (context.var.account.role !== "owner") throw apiError(403, "Only the owner can perform this action.");
    job?.run();
    return context.body(null, 204);
  });
  return { path, routes };
}
