/** The sample conversations with sound. */
export const soundIds = ["van-dijk-logistiek", "albers-facility", "kappers-bouwliften"] as const;
export type SoundId = (typeof soundIds)[number];

export const soundLanguages = ["nl", "en"] as const;
export type SoundLanguage = (typeof soundLanguages)[number];

/** Data about a sound that is available before it's fetched. */
export type Sound = {
  /** In seconds. */
  duration: number;
  /** Whether the voices are synthetic. */
  isSynthetic: boolean;
  /** When each line of the conversation begins, in seconds. */
  starts: readonly number[];
  /** Its loudness over time, in percent of the loudest part. */
  peaks: readonly number[];
};

/** A sound's address, and its data. */
export type SoundSource = Sound & { url: string };

/** The sounds of a conversation, which has one per language. */
export type Sounds = Record<SoundLanguage, SoundSource>;

/** Returns the sound in a language. Falls back to English. */
export function soundIn(sounds: Sounds, language: string): SoundSource {
  return language === "nl" ? sounds.nl : sounds.en;
}
