type Level = "info" | "warn" | "error";

/** Writes a line of JSON. Details must not identify a visitor or repeat what was sent. */
export function log(level: Level, message: string, more: Record<string, string | number> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...more })}\n`);
}

/** Returns an error's name and code for the log. Its message could repeat what was sent. */
export function nameOf(error: unknown): Record<string, string> {
  const { name = "Error", code = "", type = "" } = Object(error) as Partial<Record<string, unknown>>;
  return { error: String(name), code: String(code), type: String(type) };
}
