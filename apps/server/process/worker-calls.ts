import { MessageChannel, type MessagePort, parentPort, type Worker } from "node:worker_threads";

// biome-ignore lint/suspicious/noExplicitAny: each function has its own parameters, which `Call` keeps.
type Functions = Record<string, (...values: any[]) => unknown>;
type Message = { name: string; values: unknown[]; port: MessagePort };
type Answer = { result: unknown } | { error: unknown };

/** The worker ended before it answered. */
export class ThreadEnded extends Error {
  override name = "ThreadEnded";
}

/** Calls a function of a worker. @throws ThreadEnded, or what the function throws. */
export type Call<F extends Functions> = <Name extends keyof F & string>(
  name: Name,
  ...values: Parameters<F[Name]>
) => Promise<Awaited<ReturnType<F[Name]>>>;

/** Lets the thread that started this worker call functions. */
export function exposeFunctions(functions: Functions): void {
  const answer = async (name: string, values: unknown[]): Promise<Answer> => {
    try {
      return { result: await functions[name]?.(...values) };
    } catch (error) {
      return { error };
    }
  };
  parentPort?.on("message", async ({ name, values, port }: Message) =>
    port.postMessage(await answer(name, values)),
  );
}

/** Returns a function that calls those of a worker. */
export function createCaller<F extends Functions>(worker: Worker): Call<F> {
  return (name, ...values) =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.once("close", () => reject(new ThreadEnded()));
      port1.once("message", (answer: Answer) => {
        if ("error" in answer) reject(answer.error);
        else resolve(answer.result as Awaited<ReturnType<F[typeof name]>>);
        port1.close();
      });
      worker.postMessage({ name, values, port: port2 } satisfies Message, [port2]);
    });
}
