import { matchesMedia, REDUCED_MOTION } from "@voxlog/browser/media-query";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { useView } from "./use-view.ts";

/** Pixels to scroll smoothly: from further down, the page jumps to this distance first. */
const GLIDE = 200;

/**
 * After a change of view, scrolls smoothly to the top and focuses the new heading, which screen readers then read.
 * Going back or forward restores the position instead. A change of language keeps both.
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
