import { devMode } from "@voxlog/tracked-sets/product";
import { useEffect, useState } from "react";

/** The state of dev mode, and a function that toggles it. */
export type DevMode = { on: boolean; toggle: () => void };

/**
 * Returns dev mode in a developer's browser, which a link with `?dev=1` makes; otherwise undefined. Turned off, it
 * stays available until the page is left.
 */
export function useDevMode(): DevMode | undefined {
  const [on, setOn] = useState<boolean>();
  useEffect(() => {
    if (devMode.read()) setOn(true);
  }, []);
  if (on === undefined) return undefined;
  function toggle(): void {
    const next = !devMode.read(); // Another tab may have changed it.
    devMode.write(next);
    setOn(next);
  }
  return { on, toggle };
}
