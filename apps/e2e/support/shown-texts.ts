import type { JSHandle, Page } from "@playwright/test";
import { dictionariesIn } from "./languages.ts";

const dutch = Object.entries(await dictionariesIn("nl")).flatMap(([namespace, texts]) =>
  flatten(texts, namespace),
);
const keysOf = Map.groupBy(dutch, ([, text]) => text);
/** Texts with variables, as they are shown: filled in. `fixed` is the length of the rest. */
const patterns = dutch
  .filter(([, text]) => text.includes("{{"))
  .map(([key, text]) => {
    const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
    const pattern = new RegExp(`^${parts.join(".+")}$`, "s");
    return { key, pattern, fixed: text.replace(/\{\{\w+\}\}/g, "").length };
  });

/** A text node of a page that shows a dictionary's text. */
export type ShownText = { keys: readonly string[]; text: string; index: number };

/** Returns the text nodes of a Dutch page, and which of them show a text of a dictionary. */
export async function shownTexts(page: Page): Promise<{ nodes: JSHandle<Text[]>; shown: ShownText[] }> {
  const nodes = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter((text) => !text.parentElement?.closest("script, style"));
  });
  const texts = await nodes.evaluate((each) => each.map(({ data }) => data));
  const shown = texts.flatMap((text, index) => {
    const keys = keysOf.get(text.trim())?.map(([key]) => key) ?? filledIn(text.trim());
    return keys.length > 0 && /\p{L}{2}/u.test(text) ? [{ keys, text, index }] : [];
  });
  return { nodes, shown };
}

/** A text of which the variables are more than half would match others by chance. */
function filledIn(text: string): string[] {
  const matching = patterns.filter(({ pattern, fixed }) => fixed * 2 >= text.length && pattern.test(text));
  return matching.map(({ key }) => key);
}

function flatten(tree: unknown, path: string): [key: string, text: string][] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) => flatten(value, `${path}.${key}`));
}
