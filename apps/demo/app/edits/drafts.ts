import { useState } from "react";
import { onReset } from "./stored-edits.ts";

const drafts = new Map<string, unknown>();
onReset(() => drafts.clear());

/**
 * Like `useState`, for unsaved input: it lasts as long as the page, even if its dialog closes.
 *
 * @param key unique name of the input.
 * @returns the input, a function that sets it, and one that forgets it, to be called when the form closes.
 */
export function useDraft<T>(key: string, initial: T): [T, (next: T) => void, () => void] {
  const [draft, setDraft] = useState(() => (drafts.has(key) ? (drafts.get(key) as T) : initial));
  function set(next: T): void {
    drafts.set(key, next);
    setDraft(next);
  }
  return [draft, set, () => drafts.delete(key)];
}
