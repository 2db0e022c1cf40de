import { useEffect, useState } from "react";

/** What a step is about, and the part of the page that takes input now: an open dialog, or all of it. */
type Surroundings = { anchor: HTMLElement | null; container: Element };

/**
 * Finds what is marked with a `data-tour` attribute, also when it comes, goes or is replaced. Of several, such as
 * a table's row and its card for phones, it takes the one that is seen.
 */
export function useAnchor(name: string): Surroundings {
  const [found, setFound] = useState<Surroundings>({ anchor: null, container: document.body });

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const next = { anchor: visibleAnchor(name), container: openModal() ?? document.body };
      setFound((before) =>
        before.anchor === next.anchor && before.container === next.container ? before : next,
      );
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-tour", "data-modal-open"],
    });
    addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener("resize", lookSoon);
    };
  }, [name]);

  return found;
}

function visibleAnchor(name: string): HTMLElement | null {
  const marked = document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(name)}"]`);
  return [...marked].find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
}

function openModal(): Element | undefined {
  return [...document.querySelectorAll("[data-modal-open]")].at(-1);
}
