import type { BrowserContext } from "@playwright/test";
import { languages } from "@voxlog/texts";
import { dictionariesIn } from "./languages.ts";

type Tree = { readonly [key: string]: string | Tree };

/** Data to distinguish keys from texts. `names` are single parts of a key, by language, that aren't also a text. */
type Keys = { names: Record<string, string[]>; branches: string[] };

const keys: Keys = { names: {}, branches: [] };
for (const language of languages) {
  const [names, branches, texts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const read = (tree: Tree, path = ""): void => {
    for (const [key, value] of Object.entries(tree)) {
      names.add(key.replace(/_(one|other)$/, ""));
      if (typeof value === "string") texts.add(value);
      else {
        branches.add(path + key);
        read(value, `${path}${key}.`);
      }
    }
  };
  for (const dictionary of Object.values(await dictionariesIn(language))) read(dictionary as Tree);
  keys.names[language] = [...names].filter((name) => !texts.has(name) && /\D/.test(name));
  keys.branches = [...branches]; // The same in every language.
}

/**
 * Logs a console error for each text and accessible name that is a key: a path (`recordings.status.review`, even if the
 * dictionary doesn't have it) or a part of one (`review`). It covers every state that any test reaches.
 */
export async function reportUntranslated(context: BrowserContext): Promise<void> {
  await context.addInitScript(observeTexts, keys);
}

function observeTexts({ names, branches }: Keys): void {
  if (location.pathname.startsWith("/_/")) return; // PocketBase's own dashboard.
  const attributes = ["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext"];
  attributes.push("label", "placeholder", "title");
  const reported = new Set<string>();
  const paths = new Set(branches);
  const namesIn = new Map(Object.entries(names).map(([language, each]) => [language, new Set(each)]));

  function check(text: string, element: Element | null): void {
    const known = namesIn.get(document.documentElement.lang);
    const isKey = (word: string) =>
      paths.has(/^(.+)\.\w+/.exec(word)?.[1] ?? "") || (/[a-z][A-Z_]/.test(word) && known?.has(word));
    if (!known?.has(text.trim()) && !text.split(/[\s:,;()"“”]+/).some(isKey)) return;
    const report = `Untranslated: "${text}" in <${element?.localName}> of ${location.pathname}${location.search}`;
    if (!reported.has(report)) console.error(report);
    reported.add(report);
  }

  function read(node: Node): void {
    if (node instanceof Text) {
      const element = node.parentElement;
      // A text with a `<wbr>` is part of an address.
      const isAddress = [node.previousSibling, node.nextSibling].some((each) => each?.nodeName === "WBR");
      if (!isAddress && !element?.closest("script, style, template, noscript")) check(node.data, element);
    } else if (node instanceof Element) {
      for (const name of attributes) check(node.getAttribute(name) ?? "", node);
      node.childNodes.forEach(read);
    }
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "childList" ? addedNodes : [target]) read(node);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: attributes });
}
