import type { SoundLanguage } from "../sounds/sound.ts";
import type { TeamMemberId } from "../team.ts";
import type { Text } from "../text.ts";

/**
 * `processing`: being transcribed and analyzed. `empty`: no usable words. `review`: waits for approval. `synced`: in
 * the CRM.
 */
export type RecordingStatus = "processing" | "empty" | "review" | "synced";

/** In seconds. Audible conversations have different lengths in different languages. */
export type Duration = number | Readonly<Record<SoundLanguage, number>>;

/** A recording in a list. Its transcript and analysis load separately: see recording-detail. */
export type Recording = {
  id: string;
  /** What the conversation was about. */
  title: Text;
  /** When the conversation began: ISO 8601 with Amsterdam's offset. */
  date: string;
  duration: Duration;
  client: string;
  contact: string;
  status: RecordingStatus;
  /** The target CRM. Visitors may name any. */
  crm: string;
  /** The colleague whose conversation it is. */
  owner: TeamMemberId;
};

/** Returns whether a sample conversation has a sound. Its duration is the sound's, per language. */
export function isAudible({ duration }: Pick<Recording, "duration">): boolean {
  return typeof duration !== "number";
}

/** Returns a recording's duration in a language, in seconds. Falls back to English. */
export function durationIn(duration: Duration, language: string): number {
  if (typeof duration === "number") return duration;
  return language === "nl" ? duration.nl : duration.en;
}
