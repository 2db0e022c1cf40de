import { findBinary } from "../launcher/binary/find-binary.ts";

/** Has PocketBase there before the tests run: their patience is for starting it, not for building it. */
export async function setup(): Promise<void> {
  await findBinary(new AbortController().signal);
}
