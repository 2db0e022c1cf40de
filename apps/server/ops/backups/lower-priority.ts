import { constants, setPriority } from "node:os";

/** Bytes that take a second or two to process. */
const SMALL = 20e6;

/**
 * Lowers this process's priority for a large backup; later threads inherit it. It isn't the lowest, with which a backup
 * gets no time at all while visitors keep every processor busy.
 */
export function lowerPriority(bytes: number): void {
  if (bytes < SMALL) return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service may not be allowed to lower it.
  }
}
