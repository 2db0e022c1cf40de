/** Creates a log of failures that ignores repeated messages: the hundredth line adds nothing. */
export function reportOnce() {
  const logged = new Set<string>();
  return (message: string, error: unknown, level: "error" | "warn" = "error") => {
    if (logged.has(message)) return;
    logged.add(message);
    console[level](`[voxlog tracking] ${message}`, error);
  };
}

/** Wraps the page's calls so that errors can't break the page. */
export type ErrorGuard = <A extends unknown[]>(action: (...args: A) => void) => (...args: A) => void;
