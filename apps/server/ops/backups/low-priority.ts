import { constants, setPriority } from "node:os";

/** Bytes that are processed within a second or two. */
const SMALL = 20e6;

/**
 * Gives every other process priority while a backup of this size is processed, as far as the system allows. Later threads
 * inherit it. Not the lowest priority, with which a backup would get no time at all while visitors keep every processor
 * busy; and none for a small one, which is ready sooner.
 */
export function takeLowPriority(bytes: number): void {
  if (bytes < SMALL) return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service may not be allowed to. It then keeps its priority.
  }
}
