import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

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
