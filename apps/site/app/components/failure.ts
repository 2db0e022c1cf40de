/** Says in the layout why a click had no effect, until the next click or until there is a network again. */
export function showFailure(): void {
  document.documentElement.dataset["failure"] = navigator.onLine ? "other" : "offline";
}

/** Hides that message. */
export function hideFailure(): void {
  delete document.documentElement.dataset["failure"];
}
