import { constants, setPriority } from "node:os";

/** Lets everybody else on the machine go first, as far as the system permits that; threads begun later included. */
export function takeLowPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // A service may be denied the call: then it goes on as it is.
  }
}
