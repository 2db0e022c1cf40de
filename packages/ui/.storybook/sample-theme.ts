import { makeTheme } from "../src/theme/make-theme.ts";

/** The brand that stories and tests show the kit in; an app brings its own. */
export const SAMPLE_BRAND = "#7639e2";

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * Shows the page in the theme of a brand's color.
 *
 * @throws Error when the color gives none.
 */
export function showTheme(brand: string): void {
  sheet.replaceSync(makeTheme(brand).css);
}

showTheme(SAMPLE_BRAND);
