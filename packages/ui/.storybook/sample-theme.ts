import { makeTheme } from "../src/theme/make-theme.ts";
import { SAMPLE_BRAND } from "./storybook-theme.ts";

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
