/** Logs a failure the first time that its kind occurs. */
export type ReportOnce = (level: "error" | "warn", message: string, error: unknown) => void;

/** Makes a log that says everything once, however often it fails: nobody reads the hundredth line. */
export function reportOnce(): ReportOnce {
  const said = new Set<string>();
  return (level, message, error) => {
    if (said.has(message)) return;
    said.add(message);
    console[level](`[voxlog tracking] ${message}`, error);
  };
}
