/** Ms: without a limit, some browsers are never idle, such as in a hidden tab or during animations. */
const LONGEST_WAIT = { timeout: 1000 };

/** Calls a function once the page is loaded and the browser has nothing else to do, or a second after that. */
export function afterLoad(task: () => void): void {
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(task, LONGEST_WAIT) : setTimeout(task, 200),
  );
}
