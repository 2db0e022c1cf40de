import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { WriteTurns } from "../../pocketbase/write-turns.ts";
import { Unavailable } from "../engine.ts";
import { createGroupCommit, type Waiting } from "../group-commit.ts";
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
export function startWriter(data: WorkerData, turns: WriteTurns, onProblem: (problem: string) => void) {
  const worker = new Worker(new URL("./write-worker.ts", import.meta.url), { workerData: data });
  let lastProblem = "";
  let failure: Error | undefined;
  worker.on("error", (error: Error) => {
    failure = error;
    worker.emit("message", { problem: String(error) } satisfies Outcome);
  });

  const writeAll = async (requests: readonly Waiting<Rows, boolean>[]): Promise<Outcome> => {
    if (failure) return { problem: String(failure) };
    const answer = once(worker, "message").then(
      ([outcome]: Outcome[]) => outcome as Outcome,
      (error: unknown) => ({ problem: String(error) }),
    );
    worker.postMessage(requests.map(({ rows }) => rows));
    return answer;
  };

  const commits = createGroupCommit<Rows, boolean>(MAX_WAITING, async (take) => {
    await turns.commit(MAX_YIELD, async () => {
      const requests = take(MAX_PER_COMMIT);
      const outcome = await writeAll(requests);
      const problem = "problem" in outcome ? outcome.problem : "";
      if (problem && problem !== lastProblem) onProblem(problem);
      lastProblem = problem;
      for (const [index, { done }] of requests.entries()) {
        if ("written" in outcome) done.resolve(outcome.written[index] === true);
        else done.reject(new Unavailable(outcome.problem));
      }
    });
    await sleep(PAUSE);
  });

  return {
    /**
     * Resolves once the rows are committed, with true; or with false when one of them was not as expected, and none is
     * written.
     *
     * @throws Unavailable when too many wait, or the database cannot be written to.
     */
    write: (rows: Rows) => commits.add(rows, 1),
    async close() {
      await commits.drained();
      await worker.terminate();
    },
  };
}
