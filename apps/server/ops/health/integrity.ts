import { Worker } from "node:worker_threads";

/**
 * Reads every page of a database, in a thread of its own: a large one takes seconds.
 *
 * @returns what is wrong with it, if anything is.
 */
export async function quickCheck(database: string): Promise<string | undefined> {
  const worker = new Worker(new URL("./quick-check.ts", import.meta.url), { workerData: database });
  // It doesn't keep the process alive.
  worker.unref();
  const answer = await new Promise<string>((answered, failed) => {
    worker.once("message", answered).once("error", failed);
  });
  return answer === "ok" ? undefined : answer;
}
