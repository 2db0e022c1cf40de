import type { InstructionsScope } from "@voxlog/demo-data/instructions";
import { type Edits, storedEdits } from "./stored-edits.ts";

/** A text that the visitor saved. Without one, the sample in the current language is shown. */
export type SavedText = Edits<string | null>;

/** The saved instructions for the agent, by scope. */
export const savedInstructions: Record<InstructionsScope, SavedText> = {
  personal: savedText("instructions-personal"),
  team: savedText("instructions-team"),
};

/** The saved jargon. */
export const savedJargon = savedText("jargon");

function savedText(name: string): SavedText {
  return storedEdits<string | null>(name, null, isTextOrNull);
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
