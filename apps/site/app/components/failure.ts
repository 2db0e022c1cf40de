/** Why a click had no effect. */
export type Failure = "offline" | "other";

/** Shows the layout's message about a failure until the next click, or until there is a network again. */
export function showFailure(failure: Failure = navigator.onLine ? "other" : "offline"): void {
  document.documentElement.dataset["failure"] = failure;
}

/** Hides that message. */
export function hideFailure(): void {
  delete document.documentElement.dataset["failure"];
}
