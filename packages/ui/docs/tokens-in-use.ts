export type Token = { name: string; value: string };

/**
 * Returns the theme's tokens of one kind from the page's own style sheets, which can't be outdated.
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
          // The light scheme's comes first.
          if (!found.has(name.slice(2))) found.set(name.slice(2), rule.style.getPropertyValue(name).trim());
        }
      }
    } else if (rule instanceof CSSGroupingRule) {
      collect(rule.cssRules, prefix, found);
    }
  }
}
