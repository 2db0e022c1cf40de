import type { Language } from "@voxlog/i18n";

/**
 * The id of the template with the first screen.
 *
 * @param fits how many of the breakpoints the screen is wide enough for.
 */
export function firstScreenId(language: Language, fits: number): string {
  return `first-screen-${language}-${fits}`;
}
