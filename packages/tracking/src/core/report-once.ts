/** Logs a failure the first time its kind occurs; as an error unless `level` is `warn`. */
export type ReportOnce = (message: string, error: unknown, level?: "error" | "warn") => void;

/** Creates a log without repetitions: the hundredth line adds nothing. */
export function reportOnce(): ReportOnce {
  const logged = new Set<string>();
  return (message, error, level = "error") => {
    if (logged.has(message)) return;
    logged.add(message);
    console[level](`[voxlog tracking] ${message}`, error);
  };
}

/** Wraps the page's calls so that errors can't break the page. */
export type ErrorGuard = <A extends unknown[]>(action: (...args: A) => void) => (...args: A) => void;
