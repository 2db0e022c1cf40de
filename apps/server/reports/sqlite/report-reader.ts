import { Worker } from "node:worker_threads";
import { type Call, createCaller, ThreadEnded } from "../../process/worker-calls.ts";
import type { ReportRow } from "../report.ts";
import { readQuery, unavailable } from "../report-query.ts";
import type { ReportFunctions } from "./report-worker.ts";

/** Max concurrent reports: a page of the reports app requests 20. */
const MAX_JOBS = 200;
const MAX_MS = 30_000;
/** Ms until a blocked thread is terminated. */
const STUCK_MS = 60_000;
/** The thread's maximum memory. Beyond it, the thread ends, and a new one starts. */
const MAX_MEMORY_MB = 512;
/** Ms until the thread starts and stores the days that have ended, unless a report is requested earlier. */
const IDLE_MS = 10_000;

/** Creates a reader of reports from PocketBase's database, which runs in its own thread. */
export function createReportReader(file: string) {
  let thread: { worker: Worker; call: Call<ReportFunctions> } | undefined;
  let isClosing = false;
  let jobs = 0;

  const start = () => {
    const worker = new Worker(new URL("./report-worker.ts", import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    const started = { worker, call: createCaller<ReportFunctions>(worker) };
    const end = (cause: unknown) => {
      if (thread !== started) return;
      thread = undefined;
      if (!isClosing) process.stderr.write(`Reports can't be read: ${cause}\n`);
    };
    worker.on("error", end).on("exit", (code) => end(`the thread ended with code ${code}`));
    return started;
  };
  const idle = setTimeout(() => {
    thread ??= start();
  }, IDLE_MS).unref();

  const readIn = async ({ worker, call }: ReturnType<typeof start>, ...job: [string, Parameters]) => {
    const stuck = setTimeout(() => void worker.terminate(), STUCK_MS);
    try {
      return await call("read", ...job, MAX_MS);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      throw unavailable(`The ${isClosing ? "server is stopping" : "reports are restarting"}.`);
    } finally {
      clearTimeout(stuck);
    }
  };

  return {
    async read(name: string, parameters: Parameters): Promise<ReportRow[]> {
      readQuery(name, parameters);
      if (jobs >= MAX_JOBS) throw unavailable("Too many reports are being read.");
      thread ??= start();
      jobs++;
      const rows = await readIn(thread, name, parameters).finally(() => jobs--);
      if (!rows) throw unavailable("The report takes too long.");
      return rows;
    },
    async close() {
      clearTimeout(idle);
      isClosing = true;
      await thread?.worker.terminate();
    },
  };
}

type Parameters = Record<string, string>;
