import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { createCaller, ThreadEnded } from "./worker-calls.ts";

test.each([
  ["before it reads the call", "process.exit()", 0],
  ["during the call", "require('node:worker_threads').parentPort.on('message', () => {})", 200],
])("a call to a thread that ends %s is rejected", async (_, code, delay) => {
  const worker = new Worker(code, { eval: true });
  const call = createCaller(worker)("read");
  await Promise.all([expect(call).rejects.toThrow(ThreadEnded), sleep(delay).then(() => worker.terminate())]);
});
