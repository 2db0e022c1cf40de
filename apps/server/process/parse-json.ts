import { readFile, rename, writeFile } from "node:fs/promises";

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

/** Reads a file of JSON. Returns nothing if there is none yet, or if it was left incomplete. */
export const readJson = async (file: string): Promise<unknown> =>
  parseJson(await readFile(file, "utf8").catch(() => ""));

/** Replaces a file of JSON atomically, because another process may be reading it. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(value));
  await rename(`${file}.new`, file);
}
