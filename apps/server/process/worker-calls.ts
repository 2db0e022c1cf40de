import { parentPort, Worker } from "node:worker_threads";

// biome-ignore lint/suspicious/noExplicitAny: each function has its own parameters, which `Calls` keeps.
type Functions = Record<string, (...values: any[]) => unknown>;
type Call = { id: number; name: string; values: unknown[] };
type Answer = { id: number; result?: unknown; error?: unknown };

/** Functions that run in a worker, as the thread that started it calls them. */
export type Calls<F extends Functions> = {
  [Name in keyof F]: (...values: Parameters<F[Name]>) => Promise<ReturnType<F[Name]>>;
};

/** Answers the calls of the thread that started this worker, one after another. */
export function answerCalls(functions: Functions): void {
  parentPort?.on("message", ({ id, name, values }: Call) => {
    try {
      parentPort?.postMessage({ id, result: functions[name]?.(...values) } satisfies Answer);
    } catch (error) {
      parentPort?.postMessage({ id, error } satisfies Answer);
    }
  });
}

/** Starts a worker whose module answers calls. `close` waits for those that are running. */
export function startCalls<F extends Functions>(
  module: URL,
  workerData: unknown,
): { calls: Calls<F>; close(): Promise<void> } {
  const worker = new Worker(module, { workerData });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let failure: unknown;
  worker.on("message", ({ id, ...answer }: Answer) => {
    if ("error" in answer) waiting.get(id)?.reject(answer.error);
    else waiting.get(id)?.resolve(answer.result);
    waiting.delete(id);
  });
  worker.on("error", (error) => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });

  const call = (name: string, values: unknown[]) => {
    if (failure) return Promise.reject(failure);
    const answer = Promise.withResolvers<unknown>();
    const id = ++lastId;
    waiting.set(id, answer);
    worker.postMessage({ id, name, values } satisfies Call);
    return answer.promise;
  };

  return {
    calls: new Proxy({} as Calls<F>, {
      get:
        (_, name: string) =>
        (...values: unknown[]) =>
          call(name, values),
    }),
    async close() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
      await worker.terminate();
    },
  };
}
