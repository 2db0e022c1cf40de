import type { Page } from "@playwright/test";

/** How an element looks: what it is, and the computed values of its properties. */
export type Look = { what: string; values: string[] };

/** The names of all properties that some style of the page sets. */
export function styledProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = new Set<string>();
    const read = (rules: Iterable<CSSRule>) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
        if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...names].filter((name) => !name.startsWith("--"));
  });
}

/** How every element of the page looks, what is generated around it included, with animations at their start. */
export function looksOf(page: Page, properties: readonly string[]): Promise<Look[]> {
  return page.evaluate((properties) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    return [...document.querySelectorAll("html, body, body :not(script, noscript)")].flatMap((element) => {
      const text = element.children.length === 0 ? element.textContent?.trim().slice(0, 40) : "";
      const parts = ["", "::before", "::after", ...(element.matches("li, summary") ? ["::marker"] : [])];
      return parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") return [];
        const values = properties.map((name) => style.getPropertyValue(name));
        return { what: `${element.tagName}${part} ${text}`, values };
      });
    });
  }, properties);
}
