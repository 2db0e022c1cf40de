import { matchesMedia, REDUCED_MOTION } from "@voxlog/browser/media-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
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

/**
 * Going back or forward within the site returns to where the visitor was on that page.
 *
 * React Router's own component keeps positions in session storage, and throws where a browser refuses it;
 * these last as long as the page, and for reloads and other documents the browser does it by itself.
 */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const how = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(key);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const position = positions.current.get(key);
    if (how === "POP" && position !== undefined) scrollTo({ top: position, behavior: "instant" });
  }, [key, how]);

  useEffect(() => {
    const keep = () => positions.current.set(shown.current, scrollY);
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    keep();
    history.scrollRestoration = "manual";
    addEventListener("scroll", keep, { passive: true });
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("scroll", keep);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
}
