import { readStored, writeStored } from "@voxlog/browser/storage";
import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/**
 * The first language we have among a visitor's preferred ones (`navigator.languages`, BCP 47).
 *
 * @example preferredLanguage(["de-DE", "en-GB", "nl"]) ⇒ "en"
 */
export function preferredLanguage(preferred: readonly string[]): Language | undefined {
  return preferred.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage);
}

/**
 * Which language to show: the one the address asks for, else the remembered one, else the browser's,
 * else the default.
 */
export function chooseLanguage(signs: {
  asked: string | null;
  remembered: string | null;
  preferred: readonly string[];
}): Language {
  if (isLanguage(signs.asked)) return signs.asked;
  if (isLanguage(signs.remembered)) return signs.remembered;
  return preferredLanguage(signs.preferred) ?? defaultLanguage;
}

const KEY = "voxlog.language";

/** The language this visitor chose earlier in this browser; none when storage is blocked. */
export function rememberedLanguage(): Language | undefined {
  const value = readStored(KEY);
  return isLanguage(value) ? value : undefined;
}

/** Remembers the visitor's choice, where the browser lets us; else it holds for this page. */
export function rememberLanguage(language: string): void {
  writeStored(KEY, language);
}
