type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Returns whether a click asks for a new tab, a new window or a download, which the browser handles. */
export const opensElsewhere = (event: Keys): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Maximum ms between the clicks of a double click, as in Windows. */
export const DOUBLE_CLICK = 500;

/** Clicks that wait for hydration. */
export type DeferredClicks = {
  /**
   * Replays the clicks in order and stops deferring. Skips elements that an earlier click removed.
   *
   * @param find returns the element's replacement; see `rememberPlaces`.
   */
  replay(find?: (element: HTMLElement) => HTMLElement | undefined): void;
  /** Stops deferring, drops the clicks, and returns the last element clicked. */
  stop(): HTMLElement | undefined;
};

/** The browser opens popovers itself, even while clicks wait. */
const CLICKABLE = "button:not([popovertarget]), a";

/** Returns the first element whose click waits. */
export const deferredClick = (): HTMLElement | null => document.querySelector('[aria-busy="true"]');

/**
 * Defers clicks on a prerendered page until it is hydrated. Marks their targets `aria-busy`; repeated clicks count
 * once.
 *
 * @param selector elements that only the application can handle. While one of them waits, all later clicks wait too: a
 * link followed at once would lose the first click.
 *
 * @param onDefer is called after each deferred click.
 */
export function deferClicks(selector: string, onDefer?: () => void): DeferredClicks {
  const deferred: HTMLElement[] = [];

  function defer(event: MouseEvent): void {
    const target = event.target as Element;
    const element = target.closest<HTMLElement>(deferred[0] ? CLICKABLE : selector);
    if (!element?.matches(CLICKABLE) || opensElsewhere(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!deferred.includes(element)) deferred.push(element);
    element.ariaBusy = "true";
    onDefer?.();
  }
  function end(): HTMLElement[] {
    removeEventListener("click", defer, true);
    return deferred.splice(0);
  }
  addEventListener("click", defer, true);
  return {
    stop() {
      const undone = end();
      for (const element of undone) element.ariaBusy = null;
      return undone.at(-1);
    },
    replay(find = (element) => element) {
      for (const clicked of end()) {
        const element = find(clicked);
        if (!element?.isConnected) continue;
        element.ariaBusy = null;
        element.click();
      }
    },
  };
}

/**
 * Remembers the positions of clickable elements, because hydration may render them again.
 *
 * @returns a function that finds the replacement of a removed element after hydration.
 */
export function rememberPlaces(): (element: HTMLElement) => HTMLElement | undefined {
  const clickables = () => [...document.querySelectorAll<HTMLElement>(CLICKABLE)];
  const before = clickables();
  return (element) => (element.isConnected ? element : clickables()[before.indexOf(element)]);
}
