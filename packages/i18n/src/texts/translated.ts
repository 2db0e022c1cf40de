import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { FlatTexts } from "./config.ts";

/** Which source text each translation was made from: fingerprints by language and key, kept in i18n.lock.json. */
export type Translated = Record<string, Record<string, string>>;

/** Reads the record; it's empty if there is none yet. */
export async function readTranslated(path: string): Promise<Translated> {
  const json = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw error;
  });
  return JSON.parse(json) as Translated;
}

export async function writeTranslated(path: string, translated: Translated): Promise<void> {
  await writeFile(path, `${JSON.stringify(translated, null, 2)}\n`);
}

/** Returns the fingerprints of a source text and its translation. */
export function fingerprint(source: string, translation: string): string {
  return [source, translation]
    .map((text) => createHash("sha256").update(text).digest("hex").slice(0, 6))
    .join("-");
}

/**
 * Compares a language with its record.
 *
 * @returns `stale`: keys whose source changed after they were translated; `current`: the record with new and updated
 * translations, in the keys' order.
 */
export function compareTranslated(
  before: Readonly<Record<string, string>>,
  texts: FlatTexts,
  sourceOf: (key: string) => string,
): { stale: string[]; current: Record<string, string> } {
  const stale: string[] = [];
  const current: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    const now = fingerprint(sourceOf(key), text);
    const then = before[key] ?? now;
    const isStale = then !== now && then.split("-")[1] === now.split("-")[1];
    if (isStale) stale.push(key);
    current[key] = isStale ? then : now;
  }
  return { stale, current };
}
