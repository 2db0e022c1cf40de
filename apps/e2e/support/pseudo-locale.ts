import type { Page } from "@playwright/test";
import { pseudoText } from "@voxlog/i18n/pseudo";
import { dictionariesIn } from "./languages.ts";

/** Matches a dictionary's texts as they are shown: variables are filled in. */
const shownTexts = textsOf(await dictionariesIn("nl")).map((text) => {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`, "s");
});

/**
 * Replaces the open page's Dutch texts by 40% longer ones. Data, such as names and transcripts, stays the same.
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
  const shown = await nodes.evaluate((texts) => texts.map(({ data }) => data));
  const longer = shown.map((text) =>
    /\p{L}{2}/u.test(text) && shownTexts.some((each) => each.test(text.trim()))
      ? pseudoText(text)
      : undefined,
  );
  await nodes.evaluate((texts, longer) => {
    for (const [index, text] of longer.entries()) if (text && texts[index]) texts[index].data = text;
  }, longer);
  return longer.filter(Boolean).length;
}

function textsOf(tree: unknown): string[] {
  return typeof tree === "string" ? [tree] : Object.values(tree as object).flatMap(textsOf);
}
