import type { Analysis } from "@voxlog/demo-data/recording-detail";
import { durationIn } from "@voxlog/demo-data/recordings";
import { soundIn } from "@voxlog/demo-data/sounds";
import { textIn } from "@voxlog/demo-data/text";
import { type Language, useLanguage } from "@voxlog/texts";
import { useEffect, useState } from "react";
import { detailOf } from "../../recordings/detail/recording-details.ts";
import { readSavedNote } from "../../recordings/notes/use-reading.ts";
import { type ListedRecording, useRecordings } from "../../recordings/use-recordings.ts";
import { type CoachingMoment, coachingMomentIn, type Line, type Risk, risksIn, timeOf } from "./measures.ts";

/** A conversation with its transcript and result. */
export type BoardConversation = {
  recording: ListedRecording;
  lines: readonly Line[];
  analysis: Analysis;
  /** Returns when a line was said, in whole seconds; null if the conversation has no duration. */
  at: (line: number) => number | null;
};

/** A conversation with what a manager should know about it. */
export type Finding<T> = { conversation: BoardConversation; value: T };

/** Returns the analyzed conversations once loaded, and the findings in them; or that one couldn't be loaded. */
export function useBoard() {
  const language = useLanguage();
  const recordings = useRecordings();
  const [conversations, setConversations] = useState<readonly BoardConversation[] | "unavailable">();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: typeof conversations) => isCurrent && setConversations(next);
    Promise.all(recordings.map((recording) => load(recording, language))).then(
      (loaded) => show(loaded.filter((each) => each !== null)),
      () => show("unavailable"),
    );
    return () => {
      isCurrent = false;
    };
  }, [recordings, language]);
  if (!conversations || conversations === "unavailable") return conversations;
  return { conversations, risks: dealsAtRisk(conversations), moments: moments(conversations) };
}

/**
 * Loads a conversation; null if it has no result.
 *
 * @throws when it can't be loaded.
 */
async function load(recording: ListedRecording, language: Language): Promise<BoardConversation | null> {
  if (recording.status !== "synced" && recording.status !== "review") return null;
  const detail = await (recording.user ? readSavedNote(recording.id, language) : detailOf(recording).load());
  if (!detail) return null;
  const lines = detail.conversation.map(({ speaker, text }) => ({ speaker, text: textIn(text, language) }));
  const starts = detail.sounds && soundIn(detail.sounds, language).starts;
  const duration = durationIn(recording.duration, language);
  const at = (line: number) =>
    duration > 0 ? Math.floor(starts?.[line] ?? timeOf(lines, line, duration)) : null;
  return { recording, lines, analysis: detail.analysis, at };
}

/** Returns the conversations with signs of risk, the most serious first. */
function dealsAtRisk(conversations: readonly BoardConversation[]): Finding<Risk[]>[] {
  return conversations
    .map((conversation) => ({ conversation, ...risksIn(conversation.analysis) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ conversation, risks }) => ({ conversation, value: risks }));
}

/** The kinds of moments, the most instructive first. */
const KINDS: readonly CoachingMoment["kind"][] = [
  "noQuestion",
  "talkative",
  "trade",
  "decision",
  "success",
  "competition",
  "budget",
  "cause",
];
const MAX_MOMENTS = 4;

/** Returns one moment of each kind. */
function moments(conversations: readonly BoardConversation[]): Finding<CoachingMoment>[] {
  const all = conversations.flatMap((conversation) => {
    const found = coachingMomentIn(conversation.lines);
    return found ? [{ conversation, value: found }] : [];
  });
  return KINDS.flatMap((kind) => all.find(({ value }) => value.kind === kind) ?? []).slice(0, MAX_MOMENTS);
}
