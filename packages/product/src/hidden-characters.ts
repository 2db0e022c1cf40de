/** Invisible characters and right-to-left letters, which can disguise an address. */
const MISLEADING =
  "\\u00A0\\u00AD\\u034F\\u0590-\\u08FF\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F" +
  "\\u205F-\\u206F\\u2800\\u3000\\u3164\\uFB1D-\\uFDFF\\uFE00-\\uFE0F\\uFE70-\\uFEFF\\uFFA0\\uFFF0-\\uFFFB";

/** Matches an address with a misleading character. */
export const misleadingCharacters = new RegExp(`[${MISLEADING}]`);

/** Format characters except the joiners that Persian and emoji need, and letters that render as nothing. */
const UNSEEN = /(?!\u200C|\u200D)\p{Cf}|\u034F|\u115F|\u1160|\u2800|\u3164|\uFFA0/gu;

/**
 * Returns a visitor's text for display on one line: without invisible characters and those that change the text
 * direction.
 *
 * @example withoutHidden("Acme\u202Egpj.exe") ⇒ "Acmegpj.exe"
 */
export const withoutHidden = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").replace(UNSEEN, "");

/** Returns a visitor's text of several lines without what `withoutHidden` leaves out. */
export const visibleLines = (text: string): string => text.split(/\r?\n/).map(withoutHidden).join("\n");
