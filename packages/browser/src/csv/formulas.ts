/**
 * What a spreadsheet would calculate when it opens the file: the sender of a text could have it fetch, or run,
 * something. Apostrophes in front are counted in, so that guarding and taking the guard off leave every text as it was.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^'*(\s*[=+\-@|%]|[\t\r\n])/;

/** @example guardFormula("=1+1") ⇒ "'=1+1" */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** @example unguardFormula("'=1+1") ⇒ "=1+1" */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
