import { type Text, textIn } from "../text.ts";
import type { FieldValue, RecordingDetail } from "./recording-detail.ts";

/**
 * All that was said in a conversation and that it left in the CRM, in one language, piece by piece: what a recording
 * is found by besides its place in the list. What was said comes first.
 */
export function spokenAndWritten({ conversation, analysis }: RecordingDetail, language: string): string[] {
  const said = conversation.map(({ text }) => text);
  if (!analysis) return said.map((text) => textIn(text, language));
  const written: Text[] = [
    analysis.summary,
    analysis.callDescription,
    analysis.taskTitle,
    analysis.nextStep,
    ...analysis.fields.flatMap(({ label, value }) => [label, ...wordsOf(value)]),
    ...analysis.updates.flatMap((update) => ("title" in update ? [update.title, update.description] : [])),
  ];
  return [...said, ...written].map((text) => textIn(text, language));
}

/** Amounts and dates are not searched as they are kept: whoever looks for one finds the sentence that it was said in. */
function wordsOf(value: FieldValue): Text[] {
  return typeof value === "string" || "nl" in value ? [value] : [];
}
