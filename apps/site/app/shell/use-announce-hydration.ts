import { useEffect } from "react";

/** Tells the page's intent script that presses are handled from here on. */
export function useAnnounceHydration(): void {
  useEffect(() => {
    dispatchEvent(new Event("voxlog:hydrated"));
  }, []);
}
