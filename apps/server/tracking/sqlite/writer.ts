import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { WriteTurns } from "../../pocketbase/write-turns.ts";
import type { Outcome, Rows, WorkerData } from "./write-worker.ts";

/** Nothing can be written now: whoever sent it should come again. */
export class Unavailable extends Error {
  override name = "Unavailable";
}

/** Writes rows of visits into PocketBase's database. */
export type Writer = {
  /**
   * Resolves once the rows are committed, with true; or with false when one of them was not as expected, and none is
   * written.
   *
   * @throws Unavailable when too many wait, or the database cannot be written to.
   */
  write(rows: Rows): Promise<boolean>;
  /** Stores what waits, and ends. */
  close(): Promise<void>;
};

type Waiting = { rows: Rows; done: PromiseWithResolvers<boolean> };

/** Requests that may wait for a commit: some seconds of a crowd, and some 30 MB. */
const MAX_WAITING = 20_000;
const MAX_PER_COMMIT = 1000;
/** Ms between two commits at least: SQLite's lock is not fair, and PocketBase has to find it free. */
const MIN_PAUSE = 2;
/** Ms that a commit waits for PocketBase's writes at most. */
const MAX_YIELD = 250;

/**
 * Starts a writer. Everything that arrives while one transaction is committed goes into the next one.
 *
 * @param onProblem receives why nothing can be written, once per problem.
 */
export function startWriter(
  data: WorkerData,
  turns: WriteTurns,
  onProblem: (problem: string) => void,
): Writer {
  const worker = new Worker(new URL("./write-worker.ts", import.meta.url), { workerData: data });
  let queue: Waiting[] = [];
  let waiting = 0;
  let running: Promise<void> | undefined;
  let lastProblem = "";
  let failure: Error | undefined;
  worker.on("error", (error: Error) => {
    failure = error;
    worker.emit("message", { problem: String(error) } satisfies Outcome);
  });

  const commit = async (requests: readonly Waiting[]) => {
    if (failure) throw failure;
    const answer = once(worker, "message");
    worker.postMessage(requests.map(({ rows }) => rows));
    const [outcome] = (await answer) as [Outcome];
    const problem = "problem" in outcome ? outcome.problem : "";
    if (problem && problem !== lastProblem) onProblem(problem);
    lastProblem = problem;
    for (const [index, { done }] of requests.entries()) {
      if ("written" in outcome) done.resolve(outcome.written[index] === true);
      else done.reject(new Unavailable(outcome.problem));
    }
  };

  const run = async () => {
    while (queue.length > 0) {
      const duration = await turns.commit(MAX_YIELD, async () => {
        const requests = queue.slice(0, MAX_PER_COMMIT);
        queue = queue.slice(MAX_PER_COMMIT);
        const begun = performance.now();
        await commit(requests).catch((error: unknown) => {
          for (const { done } of requests) done.reject(new Unavailable(String(error)));
        });
        waiting -= requests.length;
        return performance.now() - begun;
      });
      await sleep(Math.max(MIN_PAUSE, duration));
    }
    running = undefined;
  };

  return {
    write(rows) {
      if (waiting >= MAX_WAITING)
        return Promise.reject(new Unavailable("Too many visits wait to be stored."));
      waiting++;
      const done = Promise.withResolvers<boolean>();
      queue.push({ rows, done });
      running ??= run();
      return done.promise;
    },
    async close() {
      await running;
      await worker.terminate();
    },
  };
}
