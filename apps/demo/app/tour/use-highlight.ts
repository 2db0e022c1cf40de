import { useEffect } from "react";

/** Brings an element into sight, rings it, and lets the tour's panel stand beside it: see tour.css. */
export function useHighlight(anchor: HTMLElement | null): void {
  useEffect(() => {
    if (!anchor) return;
    anchor.setAttribute("data-tour-active", "");
    // On phones the panel stands at the lower edge.
    anchor.scrollIntoView({ block: matchMedia("(width < 40rem)").matches ? "start" : "nearest" });
    return () => anchor.removeAttribute("data-tour-active");
  }, [anchor]);
}
