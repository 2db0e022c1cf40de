import { constants, setPriority } from "node:os";

/** Gives every other process priority, as far as the system allows. Later threads inherit it. */
export function takeLowPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A service may not be allowed to. It then keeps its priority.
  }
}
