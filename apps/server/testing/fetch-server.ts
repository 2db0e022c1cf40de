import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { buildHooks } from "../pocketbase/build-hooks.ts";

/**
 * A global setup, for Vitest and Playwright: has PocketBase and its hooks there before the tests run, whose patience is for starting
 * it, not for building it.
 */
export default async function fetchServer(): Promise<void> {
  await findBinary(new AbortController().signal);
  await buildHooks();
}
