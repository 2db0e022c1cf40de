import { useSyncExternalStore } from "react";

/** Returns the page's text direction, for behavior that browsers don't mirror, such as arrow keys. */
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
