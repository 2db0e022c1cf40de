import type { SoundLanguage } from "../sounds/sound.ts";
import type { TeamMemberId } from "../team.ts";
import type { Text } from "../text.ts";

/**
 * `processing` is being transcribed and analyzed; `empty` has no words that anything could be made of; `review` waits for
 * someone's approval; `synced` is in the CRM.
 */
export type RecordingStatus = "processing" | "empty" | "review" | "synced";

/** In seconds. A conversation that can be heard takes longer in one language than in the other. */
export type Duration = number | Readonly<Record<SoundLanguage, number>>;

/** A recording as a list shows it. Its transcript and analysis load apart: see recording-detail. */
export type Recording = {
  id: string;
  /** What the conversation was about. */
  title: Text;
  /** When the conversation began: ISO 8601 with Amsterdam's offset. */
  date: string;
  duration: Duration;
  /** The company spoken to. */
  client: string;
  /** The person spoken to. */
  contact: string;
  status: RecordingStatus;
  /** The CRM that it goes to; the visitor may use any. */
  crm: string;
  /** The colleague whose conversation it is. */
  owner: TeamMemberId;
};

/** Whether a sample conversation has a sound: its length is that sound's, in each language. */
export function isAudible({ duration }: Pick<Recording, "duration">): boolean {
  return typeof duration !== "number";
}

/** How many seconds a recording takes in a language: as in English where it is in no other. */
export function durationIn(duration: Duration, language: string): number {
  if (typeof duration === "number") return duration;
  return language === "nl" ? duration.nl : duration.en;
}
