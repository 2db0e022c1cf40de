import type { InstructionsScope } from "@voxlog/demo-data/instructions";
import { type Edits, storedEdits } from "./stored-edits.ts";

/** A text as the visitor saved it; nothing as long as it is the sample, which follows the language. */
export type SavedText = Edits<string | null>;

/** What the visitor and their team ask of the agent. */
export const savedInstructions: Record<InstructionsScope, SavedText> = {
  personal: savedText("instructions-personal"),
  team: savedText("instructions-team"),
};

/** The terms of the visitor's industry. */
export const savedJargon = savedText("jargon");

function savedText(name: string): SavedText {
  return storedEdits<string | null>(name, null, isTextOrNull);
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
