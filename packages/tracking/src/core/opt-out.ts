import type { KeyValueStorage } from "./page-window.ts";
import { type SavedValue, savedValue } from "./saved-value.ts";

/** Whether this browser's visitor wants not to be counted; kept for good, in the storage given. */
export const savedOptOut = (storage: () => KeyValueStorage | undefined): SavedValue<true> =>
  savedValue("voxlog.opt-out", (value): value is true => value === true, storage);
