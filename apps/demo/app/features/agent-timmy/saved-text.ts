import { type Edits, storedEdits } from "../../edits/stored-edits.ts";

/** A text as the visitor saved it; nothing as long as it is the sample, which follows the language. */
export type SavedText = Edits<string | null>;

/** Keeps one text; `name` as in `storedEdits`. */
export function savedText(name: string): SavedText {
  return storedEdits<string | null>(name, null, isTextOrNull);
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
