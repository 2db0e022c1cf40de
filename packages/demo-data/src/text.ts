/**
 * A text of the sample data. A plain string reads the same in both languages (a name); anything else
 * gives both wordings side by side, so that the type refuses a text in one language alone.
 */
export type Text = string | { readonly nl: string; readonly en: string };

/** The wording of a text in one language. */
export function textIn(text: Text, language: "nl" | "en"): string {
  return typeof text === "string" ? text : text[language];
}
