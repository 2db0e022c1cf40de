import { isLanguage, type Language } from "./languages.ts";

const KEY = "voxlog.language";

/** The language this visitor chose earlier in this browser; none when storage is blocked. */
export function rememberedLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined; // A browser that blocks storage throws on the mere access.
  }
}

/** Remembers the visitor's choice, where the browser lets us. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Blocked or full storage: the choice still holds for this page.
  }
}
