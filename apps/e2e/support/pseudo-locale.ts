import type { Page } from "@playwright/test";
import { pseudoText } from "@voxlog/i18n/pseudo";
import { shownTexts } from "./shown-texts.ts";

/**
 * Replaces the open page's Dutch texts by 40% longer ones. Data, such as names and transcripts, stays the same.
 *
 * @returns the number of texts replaced.
 */
export async function showPseudoLocale(page: Page): Promise<number> {
  const { nodes, shown } = await shownTexts(page);
  const longer = shown.map(({ text, index }) => [index, pseudoText(text)] as const);
  await nodes.evaluate((texts, changes) => {
    for (const [index, text] of changes) if (texts[index]) texts[index].data = text;
  }, longer);
  return longer.length;
}
