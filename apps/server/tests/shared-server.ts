import { startPocketBase, type TestPocketBase } from "../testing/index.ts";

let running: Promise<TestPocketBase> | undefined;

/**
 * A server without rows, for tests that leave its settings and its process alone: a worker of the tests starts one, and
 * its files use it one after the other. It ends with the worker.
 */
export async function sharedServer(): Promise<TestPocketBase> {
  running ??= startPocketBase();
  const server = await running;
  server.empty();
  return server;
}
