import { buildHooks } from "../pocketbase/build-hooks.ts";
import { findBinary } from "../pocketbase/find-binary.ts";

/**
 * A global setup for Vitest and Playwright: fetches PocketBase and builds its hooks before the tests, whose timeouts
 * only cover a start.
 */
export default async function fetchServer(): Promise<void> {
  await findBinary(new AbortController().signal);
  await buildHooks();
}
