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
