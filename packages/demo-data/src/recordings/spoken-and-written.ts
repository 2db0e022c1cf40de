import { type Text, textIn } from "../text.ts";
import type { FieldValue, RecordingDetail } from "./recording-detail.ts";

/** Returns all texts of a conversation and its results in one language, for search. Spoken lines come first. */
export function spokenAndWritten(
  { conversation, analysis }: Pick<RecordingDetail, "conversation" | "analysis">,
  language: string,
): string[] {
  const written: Text[] = [
    analysis.summary,
    analysis.callDescription,
    analysis.taskTitle,
    analysis.nextStep,
    ...analysis.fields.flatMap(({ label, value }) => [label, ...wordsOf(value)]),
    ...analysis.updates.flatMap((update) => ("title" in update ? [update.title, update.description] : [])),
  ];
  return [...conversation.map(({ text }) => text), ...written].map((text) => textIn(text, language));
}

/** Skips amounts and dates, which aren't stored as readable text: a search finds the sentence that mentions them. */
function wordsOf(value: FieldValue): Text[] {
  return typeof value === "string" || "nl" in value ? [value] : [];
}
