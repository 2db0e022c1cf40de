import { makeTheme } from "../src/theme/make-theme.ts";

/** The brand color in stories and tests; an app brings its own. */
export const SAMPLE_BRAND = "#7639e2";

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * Applies the theme of a brand's color to the page.
 *
 * @throws Error if the color has no theme.
 */
export function showTheme(brand: string): void {
  sheet.replaceSync(makeTheme(brand).css);
}

showTheme(SAMPLE_BRAND);
