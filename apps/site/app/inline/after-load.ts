/** Without a limit a browser may never be idle, such as while it paints nothing or a page never rests. */
const LONGEST_WAIT = { timeout: 1000 };

/** Calls a function once the page is loaded and the browser has nothing else to do, or a second after that. */
export function afterLoad(task: () => void): void {
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(task, LONGEST_WAIT) : setTimeout(task, 200),
  );
}
