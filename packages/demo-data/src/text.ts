/**
 * A text of the sample data. A plain string, such as a name, is the same in every language. Otherwise Dutch and English
 * are required; other languages are optional, under their code.
 */
export type Text = string | { readonly nl: string; readonly en: string; readonly [language: string]: string };

/** Returns a text in one language. Falls back to English. */
export function textIn(text: Text, language: string): string {
  return typeof text === "string" ? text : (text[language] ?? text.en);
}
