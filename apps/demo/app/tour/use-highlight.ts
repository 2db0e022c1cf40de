import { matchesMedia } from "@voxlog/browser/media-query";
import { useEffect } from "react";

/** Brings an element into sight, rings it, and lets the tour's panel stand beside it: see tour.css. */
export function useHighlight(anchor: HTMLElement | null): void {
  useEffect(() => {
    if (!anchor) return;
    anchor.setAttribute("data-tour-active", "");
    // On phones the panel stands at the lower edge.
    anchor.scrollIntoView({ block: matchesMedia("(width < 40rem)") ? "start" : "nearest" });
    return () => anchor.removeAttribute("data-tour-active");
  }, [anchor]);
}
