/** Calls a function once the page is loaded and the browser has nothing else to do. */
export function afterLoad(task: () => void): void {
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 200),
  );
}
