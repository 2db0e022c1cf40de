import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { WriteLock } from "../../pocketbase/write-lock.ts";
import { Unavailable } from "../engine.ts";
import { createGroupCommit, type WaitingRows } from "../group-commit.ts";
import type { Outcome, Rows, WorkerData } from "./write-worker.ts";

/** Requests that may wait for a commit: a few seconds of heavy traffic, and about 30 MB. */
const MAX_WAITING = 20_000;
/** Fewer than a crowd sends at once, so that one part is read while another is written. */
const MAX_PER_COMMIT = 400;
/** Ms between two commits: SQLite's lock isn't fair, and writers that don't take turns need a chance to get it. */
const PAUSE = 2;
/** Max ms that a commit waits for PocketBase's writes. */
const MAX_YIELD = 250;

/**
 * Starts the writer of visits in PocketBase's database. Rows that arrive during a commit are in the next transaction.
 *
 * @param onProblem receives the reason why nothing can be written, once per problem.
 */
export function startWriter(data: WorkerData, writeLock: WriteLock, onProblem: (problem: string) => void) {
  const start = () => {
    const started = new Worker(new URL("./write-worker.ts", import.meta.url), { workerData: data });
    return started.on("error", () => {
      if (worker === started) worker = undefined;
    });
  };
  let worker: Worker | undefined = start();
  let lastProblem = "";

  const writeAll = async (requests: readonly WaitingRows<Rows, boolean>[]): Promise<Outcome> => {
    // A thread ends with its error, such as a database that can't be opened, so another one tries again.
    worker ??= start();
    const answer = once(worker, "message").then(
      ([outcome]: Outcome[]) => outcome as Outcome,
      (error: unknown) => ({ problem: String(error) }),
    );
    worker.postMessage(requests.map(({ rows }) => rows));
    return answer;
  };

  const commits = createGroupCommit<Rows, boolean>(MAX_WAITING, async (take) => {
    await writeLock.commit(MAX_YIELD, async () => {
      const requests = take(MAX_PER_COMMIT);
      const outcome = await writeAll(requests);
      const problem = "problem" in outcome ? outcome.problem : "";
      if (problem && problem !== lastProblem) onProblem(problem);
      lastProblem = problem;
      for (const [index, { result }] of requests.entries()) {
        if ("written" in outcome) result.resolve(outcome.written[index] === true);
        else result.reject(new Unavailable(outcome.problem));
      }
    });
    await sleep(PAUSE);
  });

  return {
    /**
     * Resolves with true once the rows are committed, or with false if one of them didn't match, and none was written.
     *
     * @throws Unavailable if too many wait, or the database can't be written to.
     */
    write: (rows: Rows) => commits.add(rows, 1),
    async close() {
      await commits.drained();
      await worker?.terminate();
    },
  };
}
