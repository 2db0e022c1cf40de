import { matchesMedia, REDUCED_MOTION } from "@voxlog/browser/media-query";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { useView } from "./use-view.ts";

/** How much of the way to the top is scrolled smoothly, in pixels: further down, a new view is not there yet. */
const GLIDE = 200;

/**
 * What a change of view does to the page: it scrolls smoothly to the top, and focus goes to the new
 * heading, which a screen reader then reads. Going back or forward restores the position instead, and a
 * change of language alone moves nothing.
 */
export function useViewChange(): void {
  const view = useView();
  const how = useNavigationType();
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (how !== "POP") {
      scrollTo({ top: Math.min(scrollY, GLIDE), behavior: "instant" });
      const still = matchesMedia(REDUCED_MOTION);
      scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    }
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [view, how]);
}
