/**
 * A text of the sample data. A plain string reads the same in every language (a name); anything else gives the
 * wordings side by side. Dutch and English are always given, so that the type refuses a text in one of them alone;
 * others may be, under their code.
 */
export type Text = string | { readonly nl: string; readonly en: string; readonly [language: string]: string };

/** The wording of a text in one language: the English one where there is none. */
export function textIn(text: Text, language: string): string {
  return typeof text === "string" ? text : (text[language] ?? text.en);
}
