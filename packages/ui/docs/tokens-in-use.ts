/** A custom property of the theme. */
export type Token = { name: string; value: string };

/**
 * The theme's tokens of one kind, read from the page's own style sheets, so that this page cannot say anything else.
 *
 * @example tokensOf("radius") ⇒ [{ name: "radius-sm", value: "0.375rem" }, …]
 */
export function tokensOf(kind: string): Token[] {
  const found = new Map<string, string>();
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    collect(sheet.cssRules, `--${kind}`, found);
  return [...found].map(([name, value]) => ({ name, value }));
}

function collect(rules: CSSRuleList, prefix: string, found: Map<string, string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(":root")) {
      for (const name of rule.style) {
        if (name === prefix || (name.startsWith(`${prefix}-`) && !name.slice(2).includes("--"))) {
          // The first is that of the light scheme.
          if (!found.has(name.slice(2))) found.set(name.slice(2), rule.style.getPropertyValue(name).trim());
        }
      }
    } else if (rule instanceof CSSGroupingRule) {
      collect(rule.cssRules, prefix, found);
    }
  }
}
