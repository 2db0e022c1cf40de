import { hideFailure, showFailure } from "../components/failure.ts";

/**
 * Shows a message instead of the browser's error page when a click needs a network and there is none.
 *
 * @param networked returns the selector of elements that need one.
 */
export function blockOffline(networked: () => string): void {
  addEventListener("online", hideFailure);
  addEventListener(
    "click",
    (event) => {
      hideFailure();
      const element = (event.target as Element).closest(networked());
      if (navigator.onLine || !element) return;
      event.preventDefault();
      event.stopPropagation();
      showFailure();
    },
    { capture: true },
  );
}
