/** The sample conversations that can be heard. */
export const soundIds = ["van-dijk-logistiek", "albers-facility", "kappers-bouwliften"] as const;
export type SoundId = (typeof soundIds)[number];

/** The languages that they are spoken in. */
export const soundLanguages = ["nl", "en"] as const;
export type SoundLanguage = (typeof soundLanguages)[number];

/** What is known of a sound before it is fetched. */
export type Sound = {
  /** In seconds. */
  duration: number;
  /** Whether the voices are a computer's. */
  isSynthetic: boolean;
  /** When each line of the conversation begins, in seconds. */
  starts: readonly number[];
  /** How loud it is from beginning to end, in percent of its loudest part. */
  peaks: readonly number[];
};
