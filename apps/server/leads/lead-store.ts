import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { WriteLock } from "../pocketbase/write-lock.ts";
import { createCaller } from "../process/worker-calls.ts";
import type { LeadKey } from "./find-leads.ts";
import type { LeadFunctions } from "./leads-worker.ts";

/** The leads in PocketBase's database. A worker reads and writes, so searches and locks don't block this thread. */
export type LeadStore = Awaited<ReturnType<typeof openLeadStore>>;

/** Max ms that a commit waits for PocketBase's writes. */
const MAX_YIELD = 250;
const LOG_TRIES = 3;
/** Ms between tries in the background, doubled each time: each may block writers for a moment. */
const [MIN_LOG_DELAY, MAX_LOG_DELAY] = [2000, 300_000];

/** Opens the leads of a database, and completes an erasure that was interrupted. */
export async function openLeadStore(file: string, writeLock: WriteLock) {
  const worker = new Worker(new URL("./leads-worker.ts", import.meta.url), { workerData: { file } });
  const read = createCaller<LeadFunctions>(worker);
  const write: typeof read = (name, ...values) => writeLock.commit(MAX_YIELD, () => read(name, ...values));
  const closing = new AbortController();

  const emptyLog = async () => {
    for (let tries = 0; tries < LOG_TRIES; tries++) {
      await read("copyLog");
      if (await write("emptyLog")) return true;
    }
    return false;
  };
  /** Returns whether the log is empty now. If it isn't, this tries again in the background. */
  const completeErasure = async (delay = MIN_LOG_DELAY): Promise<boolean> => {
    const isComplete = await emptyLog();
    const tryAgain = () => completeErasure(Math.min(2 * delay, MAX_LOG_DELAY));
    if (!isComplete)
      void sleep(delay, undefined, { signal: closing.signal })
        .then(tryAgain)
        .catch(() => undefined);
    return isComplete;
  };

  if (await read("hasCopiesInLog")) await completeErasure();
  return {
    read,
    write,
    /**
     * Erases a lead, or its group if that has `count` leads, with emails and follow-ups.
     *
     * @returns the erased leads, nothing if the group has changed, and whether no copy is left. The log has one while a
     * program reads an earlier state of the database, and is emptied as soon as possible.
     */
    async erase(key: LeadKey, count: number) {
      const erased = await write("eraseLead", key, count);
      return { erased, isOverwritten: Boolean(erased?.length) && (await completeErasure()) };
    },
    async close() {
      closing.abort();
      await worker.terminate();
    },
  };
}
