import { Worker } from "node:worker_threads";
import type { ReportRow } from "../report.ts";
import { ReportUnavailable, readQuery } from "../report-query.ts";
import type { Job, Result } from "./report-worker.ts";

/** Max concurrent reports: a page of the reports app requests 20. */
const MAX_JOBS = 200;
/** Ms for a report. The days that were counted by then stay cached. */
const MAX_MS = 30_000;
/** Ms until a blocked thread is terminated. */
const STUCK_MS = 60_000;
/** The thread's maximum memory. Beyond it, the thread ends, and a new one starts. */
const MAX_MEMORY_MB = 512;

/** Ms until the thread starts and counts the past year, unless a report is requested earlier. */
const IDLE_MS = 10_000;

/** Creates what reads reports from PocketBase's database in its own thread. */
export function createReportReader(file: string) {
  const waiting = new Map<number, PromiseWithResolvers<ReportRow[]>>();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = (cause: string) => {
    worker = undefined;
    process.stderr.write(`Reports can't be read: ${cause}\n`);
    for (const { reject } of waiting.values()) reject(new ReportUnavailable("The reports are restarting."));
    waiting.clear();
  };

  const settle = (result: Result) => {
    const job = waiting.get(result.id);
    waiting.delete(result.id);
    if ("rows" in result) return job?.resolve(result.rows);
    if (result.problem === "too late")
      return job?.reject(new ReportUnavailable("The report takes too long."));
    return job?.reject(new Error(result.cause));
  };

  const start = () => {
    const started = new Worker(new URL("./report-worker.ts", import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    started.on("message", settle);
    started.on("error", (error) => worker === started && fail(String(error)));
    started.on("exit", (code) => worker === started && fail(`the thread ended with code ${code}`));
    return started;
  };

  const idle = setTimeout(() => {
    worker ??= start();
  }, IDLE_MS).unref();

  return {
    async read(name: string, parameters: Record<string, string>): Promise<ReportRow[]> {
      readQuery(name, parameters);
      if (waiting.size >= MAX_JOBS) throw new ReportUnavailable("Too many reports are being read.");
      worker ??= start();
      const job: Job = { id: ++lastId, name, parameters, maxMs: MAX_MS };
      const done = Promise.withResolvers<ReportRow[]>();
      waiting.set(job.id, done);
      const running = worker;
      const stuck = setTimeout(() => void running.terminate(), STUCK_MS);
      running.postMessage(job);
      try {
        return await done.promise;
      } finally {
        clearTimeout(stuck);
      }
    },
    async close() {
      clearTimeout(idle);
      const stopping = worker;
      worker = undefined;
      await stopping?.terminate();
      for (const { reject } of waiting.values()) reject(new ReportUnavailable("The server is stopping."));
      waiting.clear();
    },
  };
}
