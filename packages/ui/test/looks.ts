import type { BuiltSite } from "@voxlog/testing/built-site";

export type Page = Awaited<ReturnType<BuiltSite["open"]>>["page"];

/** An element, and the values of its computed style, one a line: as a list they take seconds to transfer. */
export type Look = { element: string; style: string };

/** Properties of every element, in the order of a look's lines. */
let properties: string[];

/** Returns the looks of a page's elements, or of those in its shadow root. */
export async function looksOf(page: Page, selector: string): Promise<Look[]> {
  properties ??= await page.evaluate(() =>
    [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--")),
  );
  return page.evaluate(
    ([selected, names]) => {
      const root = document.querySelector("div")?.shadowRoot ?? document;
      for (const animation of root.getAnimations()) animation.cancel();
      return [...root.querySelectorAll(selected)].map((element) => {
        const style = getComputedStyle(element);
        return {
          element: `<${element.localName} class="${element.getAttribute("class")}">`,
          style: names.map((name) => style.getPropertyValue(name)).join("\n"),
        };
      });
    },
    [selector, properties] as const,
  );
}

/** Returns how elements differ from those that were meant. */
export function differences(meant: readonly Look[], seen: readonly Look[]): string[] {
  if (meant.length !== seen.length) return [`${seen.length} elements, not ${meant.length}`];
  return meant.flatMap(({ element, style }, at) => {
    if (style === seen[at]?.style) return [];
    const others = seen[at]?.style.split("\n");
    return style.split("\n").flatMap((value, index) => {
      const other = others?.[index];
      return value === other ? [] : [`${element} ${properties[index]}: ${value}, not ${other}`];
    });
  });
}
