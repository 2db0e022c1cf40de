/** Parses JSON. Returns nothing if it's invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a text of JSON, and an empty one for any other value: `String` throws for some objects. */
export const toText = (value: unknown): string => (typeof value === "string" ? value : "");
