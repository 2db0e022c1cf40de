import { useSyncExternalStore } from "react";

/** The direction that the page is written in, for what the browser does not turn by itself, such as arrow keys. */
export function useDirection(): "ltr" | "rtl" {
  return useSyncExternalStore(watchDirection, readDirection, () => "ltr");
}

function readDirection(): "ltr" | "rtl" {
  return document.documentElement.dir === "rtl" ? "rtl" : "ltr";
}

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
}
