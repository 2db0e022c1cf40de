import type { Page } from "@playwright/test";
import { pseudoText } from "@voxlog/i18n/pseudo";
import { keysShownBy } from "./shown-keys.ts";

/**
 * Replaces the open page's dictionary texts by 40% longer ones. Data, such as names and transcripts, stays the same.
 *
 * @returns the number of texts replaced.
 */
export async function showPseudoLocale(page: Page): Promise<number> {
  const nodes = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter((text) => !text.parentElement?.closest("script, style"));
  });
  const texts = await nodes.evaluate((each) => each.map(({ data }) => data));
  const longer = texts.flatMap((text, index) =>
    keysShownBy(text).length > 0 ? [[index, pseudoText(text)] as const] : [],
  );
  await nodes.evaluate((texts, changes) => {
    for (const [index, text] of changes) if (texts[index]) texts[index].data = text;
  }, longer);
  return longer.length;
}
