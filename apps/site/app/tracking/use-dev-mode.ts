import { devMode } from "@voxlog/tracked-sets/product";
import { useEffect, useState } from "react";

/** Whether this browser is a developer's, and the way to change that, which only developers get. */
export type DevMode = { on: boolean; toggle: () => void };

/**
 * Dev mode, in a browser that a link with `?dev=1` has made a developer's: known once the page is hydrated, and at hand
 * until the page is left, so that who turns it off can turn it on again.
 */
export function useDevMode(): DevMode | undefined {
  const [on, setOn] = useState<boolean>();
  useEffect(() => {
    if (devMode.read()) setOn(true);
  }, []);
  if (on === undefined) return undefined;
  function toggle(): void {
    const next = !devMode.read(); // What is stored: another tab may have changed it.
    devMode.write(next);
    setOn(next);
  }
  return { on, toggle };
}
