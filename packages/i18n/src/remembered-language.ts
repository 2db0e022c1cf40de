import { readStored, writeStored } from "@voxlog/browser/storage";
import { isLanguage, type Language } from "./languages.ts";

const KEY = "voxlog.language";

/** The language this visitor chose earlier in this browser; none when storage is blocked. */
export function rememberedLanguage(): Language | undefined {
  const value = readStored(KEY);
  return isLanguage(value) ? value : undefined;
}

/** Remembers the visitor's choice, where the browser lets us; else it holds for this page. */
export function rememberLanguage(language: Language): void {
  writeStored(KEY, language);
}
