/** Two-digit area codes; all others have three digits (Dutch numbering plan, Staatscourant). */
const SHORT_AREA_CODE = /^(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[2-8]|91)/;

/**
 * Returns a phone number in international format. Only Dutch numbers are grouped, since groups differ by country.
 *
 * @param number E.164 number.
 * @example phoneNumber("+31207654321") ⇒ "+31 20 765 4321"
 */
export function phoneNumber(number: string): string {
  const [, national = ""] = /^\+31(\d{9})$/.exec(number) ?? [];
  if (!national) return number;
  if (national.startsWith("6")) return `+31 6 ${national.slice(1, 5)} ${national.slice(5)}`;
  const area = SHORT_AREA_CODE.test(national) ? 2 : 3;
  return `+31 ${national.slice(0, area)} ${national.slice(area, 5)} ${national.slice(5)}`;
}
