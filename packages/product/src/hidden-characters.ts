/** Characters that aren't seen, and letters that run from right to left: they'd make an address look like another. */
const MISLEADING =
  "\\u00A0\\u00AD\\u034F\\u0590-\\u08FF\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F" +
  "\\u205F-\\u206F\\u2800\\u3000\\u3164\\uFB1D-\\uFDFF\\uFE00-\\uFE0F\\uFE70-\\uFEFF\\uFFA0\\uFFF0-\\uFFFB";

/** Whether an address has a character that could mislead its reader. */
export const misleads = new RegExp(`[${MISLEADING}]`);

/** Format characters but the joiners, which Persian and emoji need; and letters that show as nothing. */
const UNSEEN = /(?!\u200C|\u200D)\p{Cf}|\u034F|\u115F|\u1160|\u2800|\u3164|\uFFA0/gu;

/**
 * Returns a text that a visitor typed as it may be shown: on one line, without characters that aren't seen, or that turn
 * the order of others round.
 *
 * @example withoutHidden("Acme\u202Egpj.exe") ⇒ "Acmegpj.exe"
 */
export const withoutHidden = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(UNSEEN, "");
