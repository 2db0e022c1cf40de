/**
 * Text that a spreadsheet would evaluate as a formula, which can send data to the author of the text. Leading
 * apostrophes are part of it, so that removing the guard always restores the text.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^'*(\s*[=+\-@|%]|[\t\r\n])/;

/** @example guardFormula("=1+1") ⇒ "'=1+1" */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** @example unguardFormula("'=1+1") ⇒ "=1+1" */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
