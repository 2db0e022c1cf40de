import { constants, setPriority } from "node:os";

/**
 * Gives every other process priority, as far as the system allows. Later threads inherit it. Not the lowest priority,
 * with which a backup would get no time at all while visitors keep every processor busy.
 */
export function takeLowPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service may not be allowed to. It then keeps its priority.
  }
}
