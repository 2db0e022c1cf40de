import { useEffect, useState } from "react";
import { tracker } from "../tracking/tracker.ts";

/** Whether a visit is counted, and why not: the visitor's choice here, or a signal that their browser sends. */
export type Counting = "counted" | "optedOut" | "signalled";

/**
 * The visitor's say in being counted. What holds is known once the page is hydrated; a signal of the browser
 * (Global Privacy Control) leaves nothing to choose.
 */
export function useTrackingChoice(): { counting: Counting | undefined; choose: (counted: boolean) => void } {
  const [counting, setCounting] = useState<Counting>();
  useEffect(() => setCounting(read()), []);
  function choose(counted: boolean): void {
    if (counted) tracker.optIn();
    else tracker.optOut();
    setCounting(read());
  }
  return { counting, choose };
}

function read(): Counting {
  // https://w3c.github.io/gpc/
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return "signalled";
  return tracker.optedOut() ? "optedOut" : "counted";
}
