import { createStore, type Store } from "@voxlog/browser/store";
import type { InstructionsScope } from "@voxlog/demo-data/instructions";
import { type Edits, onReset, storedEdits } from "./stored-edits.ts";

/** A text that the visitor saved. Without one, the sample in the current language is shown. */
export type SavedText = Edits<string | null> & {
  /** Unsaved input, which lasts as long as the page; undefined if there is none. */
  draft: Store<string | undefined>;
};

/** The saved instructions for the agent, by scope. */
export const savedInstructions: Record<InstructionsScope, SavedText> = {
  personal: savedText("instructions-personal"),
  team: savedText("instructions-team"),
};

/** The saved jargon. */
export const savedJargon = savedText("jargon");

function savedText(name: string): SavedText {
  const draft = createStore<string | undefined>(undefined);
  onReset(() => draft.set(undefined));
  return { ...storedEdits<string | null>(name, null, isTextOrNull), draft };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
