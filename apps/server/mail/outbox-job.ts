import { Hono } from "hono";
import { type ApiEnv, type ApiRoutes, type FindAccount, requireAccount, requireOwner } from "../front/api.ts";
import { coalesce } from "../process/coalesce.ts";

const INTERVAL = 60_000;

type Sender = (giveUp: AbortSignal) => Promise<unknown>;

/** Starts the job that sends due rows of the outbox, now and every minute. The senders don't wait for each other. */
export function startOutboxJob(senders: readonly Sender[]) {
  const closing = new AbortController();
  const run = coalesce(
    () => Promise.all(senders.map((sender) => sender(closing.signal))),
    (error) => process.stderr.write(`The outbox can't be sent: ${String(error)}\n`),
    closing.signal,
  );
  run();
  const timer = setInterval(run, INTERVAL);
  return {
    run,
    async close() {
      clearInterval(timer);
      closing.abort();
      await run.settled();
    },
  };
}

/** Lets the owner start a run, at the path that PocketBase uses for its cron jobs. */
export function outboxRoutes(run: () => void, findAccount: FindAccount): ApiRoutes {
  const path = "/api/crons/outbox";
  const routes = new Hono<ApiEnv>().post(path, requireAccount(findAccount), requireOwner(), (context) => {
    run();
    return context.body(null, 204);
  });
  return { path, routes };
}
