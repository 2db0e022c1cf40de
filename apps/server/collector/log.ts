type Level = "info" | "warn" | "error";

/** Writes a line of JSON: when, how grave, what happened, and more that belongs to it. Never who was served, or what. */
export function log(level: Level, message: string, more: Record<string, string | number> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...more })}\n`);
}

/** What an error may be called in a log: its kind and code. Its message can repeat what was sent. */
export function nameOf(error: unknown): Record<string, string> {
  const { name = "Error", code = "", type = "" } = Object(error) as Partial<Record<string, unknown>>;
  return { error: String(name), code: String(code), type: String(type) };
}
