import { create, type ThemeVars } from "storybook/theming";
import { makeTheme } from "../src/theme/make-theme.ts";

/** The brand color in stories and tests; an app brings its own. */
export const SAMPLE_BRAND = "#7639e2";

/** Returns the kit's own look for Storybook's frame and pages. */
export function storybookTheme(base: "light" | "dark"): ThemeVars {
  const colors = makeTheme(SAMPLE_BRAND).colors[base];
  const color = (token: string) => colors[token] ?? "";
  return create({
    base,
    brandTitle: `<span class="brand"><img src="./favicon.svg" alt="" width="28" height="28" />Voxlog UI</span>`,
    brandUrl: "./",
    fontBase: "Onest, ui-sans-serif, system-ui, sans-serif",
    fontCode: "ui-monospace, monospace",
    colorPrimary: color("accent"),
    colorSecondary: base === "light" ? color("accent") : color("accent-text"),
    appBg: color("surface-sunken"),
    appContentBg: color("surface"),
    appPreviewBg: color("surface"),
    appHoverBg: color("surface-hover"),
    appBorderColor: color("border"),
    appBorderRadius: 10,
    textColor: color("text"),
    textMutedColor: color("text-muted"),
    barBg: color("surface"),
    barTextColor: color("text-muted"),
    barHoverColor: color("accent-text"),
    barSelectedColor: color("accent-text"),
    inputBg: color("surface-raised"),
    inputBorder: color("border-strong"),
    inputTextColor: color("text"),
    inputBorderRadius: 10,
  });
}
