import { useLayoutEffect } from "react";
import { afterFrame } from "../after-frame/after-frame.ts";
import { laidOutParts } from "../laid-out/laid-out.tsx";

/** What brings laid out parts in sight. */
type Following = {
  /** Is given each part before it shows. */
  prepare: (part: HTMLElement) => void;
  /** Brings them in sight by React. */
  follow: () => void;
  /** Takes back what shows already, where they are no longer to come in sight. */
  takeBack: () => void;
};

/**
 * Shows the parts that are laid out in the frame of the press, and has React follow after it: effects, focus, and what
 * a modal panel does to the page around it take a slow phone as long as that frame. Where nothing is laid out, React
 * follows at once.
 *
 * @param isAwaited whether they are to come in sight, and React has not brought them there yet.
 */
export function useShownAhead(id: string, isAwaited: boolean, following: Following): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time they are awaited.
  useLayoutEffect(() => {
    if (!isAwaited) return;
    const { prepare, follow, takeBack } = following;
    const parts = laidOutParts(id);
    if (parts.length === 0) return follow();
    for (const part of parts) {
      prepare(part);
      part.dataset.state = "open";
      part.removeAttribute("aria-hidden");
    }
    let hasFollowed = false;
    const callOff = afterFrame(() => {
      hasFollowed = true;
      follow();
    });
    return () => {
      callOff();
      if (!hasFollowed) takeBack();
    };
  }, [isAwaited]);
}
