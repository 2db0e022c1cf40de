/** Logs a failure the first time that its kind occurs; as an error, unless it is only worth a warning. */
export type ReportOnce = (message: string, error: unknown, level?: "error" | "warn") => void;

/** Makes a log that says everything once, however often it fails: the hundredth line tells nothing new. */
export function reportOnce(): ReportOnce {
  const said = new Set<string>();
  return (message, error, level = "error") => {
    if (said.has(message)) return;
    said.add(message);
    console[level](`[voxlog tracking] ${message}`, error);
  };
}

/** Wraps what the page calls, so that nothing it does can break the page. */
export type Safely = <A extends unknown[]>(action: (...args: A) => void) => (...args: A) => void;
