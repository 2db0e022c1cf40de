import type { Container } from "postcss";
import selectorParser from "postcss-selector-parser";

/** Every element of the kit has a class with its prefix. */
const KIT = ':where([class*="kit:"])';

/** Elements of the page, which no rule for the kit's elements may touch. */
const PAGE = new Set(["html", "body", ":root", ":host"]);

/**
 * Returns the rules of a reset for the kit's elements alone.
 *
 * @example forKitElements(postcss.parse("html, h1 { margin: 0 }")) ⇒ 'h1:where([class*="kit:"]) { margin: 0 }'
 */
export function forKitElements(reset: Container): string {
  const copy = reset.clone();
  copy.walkRules((rule) => {
    const selectors = rule.selectors.flatMap(limited);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  copy.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  return (copy.nodes ?? []).join("\n");
}

/**
 * Lets the kit's layers win over a host's rules for elements outside layers, such as Bootstrap's `button`, but not over
 * those for a class: between the two in specificity, `revert-layer` goes back to the layers' values.
 */
export const guard = `${KIT}:not(k k k k k){all:revert-layer}`;

/**
 * Takes back what a host's lower layers set, such as Tailwind's `base`, and sets the theme's color scheme, which the
 * page may not have. Attributes like `fill` and `lang` count as set in a lower layer.
 */
export const revert = `${KIT}:where(:not(svg,svg *,[lang])){all:revert}${KIT}{color-scheme:var(--kit-color-scheme)}`;

function limited(selector: string): string[] {
  const parsed = selectorParser().astSync(selector).first;
  const compound = parsed.split((node) => node.type === "combinator").at(-1) ?? [];
  if (compound.some((node) => PAGE.has(node.toString().trim()))) return [];
  const pseudo = compound.find((node) => selectorParser.isPseudoElement(node));
  const limit = selectorParser.pseudo({ value: KIT });
  if (pseudo) parsed.insertBefore(pseudo, limit);
  else parsed.append(limit);
  for (const node of compound) if (node.type === "universal") node.remove();
  return [parsed.toString().trim()];
}
