/**
 * What a visitor typed, as it may stand in a mail: on one line, without characters that control. A line break in a
 * header would start another header.
 *
 * @example oneLine("Acme\r\nBcc: all@example.com") ⇒ "Acme Bcc: all@example.com"
 */
export function oneLine(value: unknown): string {
  return String(value ?? "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}
