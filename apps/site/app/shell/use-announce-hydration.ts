import { useEffect } from "react";

/** Tells the page's intent script, and whoever looks at the document, that clicks are handled from here on. */
export function useAnnounceHydration(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    dispatchEvent(new Event("voxlog:hydrated"));
  }, []);
}
