type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether a click on a link asks for another tab or window, or to save what is there: the browser's to do. */
export const opensElsewhere = (event: Keys): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Clicks that wait for the application that is to answer them. */
export type DeferredClicks = {
  /**
   * Clicks again, in order, what was clicked, and defers no more. What an earlier click has removed is left alone.
   *
   * @param find what stands for an element now: see `rememberPlaces`.
   */
  replay(find?: (element: HTMLElement) => HTMLElement | undefined): void;
  /** Defers no more, leaves undone what waits, and gives what was clicked last. Nothing is busy any more. */
  stop(): HTMLElement | undefined;
};

/** The browser opens a popover by itself, even while clicks wait. */
const CLICKABLE = "button:not([popovertarget]), a";

/** What waits for its click to be answered, if anything does. */
export const deferredClick = (): HTMLElement | null => document.querySelector('[aria-busy="true"]');

/**
 * Keeps the clicks on a page that is there before the application that hydrates it. What waits is `aria-busy`; a
 * second click on the same thing is impatience.
 *
 * @param selector what only the application answers well. While one of these waits, so does every later click: a link
 *   followed at once would leave the first undone.
 * @param onDefer is called after each click that has to wait.
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
 * Remembers where what can be clicked stands, for a page that hydration may render anew.
 *
 * @returns a function that finds, after hydration, the replacement of an element that is gone.
 */
export function rememberPlaces(): (element: HTMLElement) => HTMLElement | undefined {
  const clickables = () => [...document.querySelectorAll<HTMLElement>(CLICKABLE)];
  const before = clickables();
  return (element) => (element.isConnected ? element : clickables()[before.indexOf(element)]);
}
