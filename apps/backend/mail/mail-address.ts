/**
 * Whether a text is one plain mail address. What the standards allow besides (quotes, comments, groups) is read by
 * some programs as several addresses, and nobody has such a one.
 *
 * @example isMailAddress("ada@example.com") ⇒ true
 * @example isMailAddress("ada@example.com, all@example.com") ⇒ false
 */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/.test(text);
}
