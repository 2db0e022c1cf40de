import { dictionaryFaults } from "@voxlog/i18n";
import { expect, test } from "vitest";
import { loadDemoTexts, screenNamespaces } from "./demo.ts";
import { type Language, languageFacts, languages } from "./languages.ts";
import { loadLegalTexts } from "./legal.ts";
import { loadMailTexts } from "./mail.ts";
import { loadReportsTexts } from "./reports.ts";
import { loadSiteTexts } from "./site.ts";

type Tree = Parameters<typeof dictionaryFaults>[0];

async function textsIn(language: Language): Promise<Record<string, Tree>> {
  return {
    ...(await loadSiteTexts(language)),
    ...(await loadDemoTexts(language)),
    ...(await loadLegalTexts(language)),
    ...(await loadReportsTexts(language)),
    mail: await loadMailTexts(language),
  } as unknown as Record<string, Tree>;
}

const namespaces = ["common", "site", "demo", ...screenNamespaces, "legal", "reports", "staff", "mail"];
const dictionaries = languages.flatMap((language) =>
  namespaces.map((namespace) => ({ language, namespace })),
);

test.each(dictionaries)(
  "the $namespace dictionary in $language says all that the source says",
  async ({ language, namespace }) => {
    const [source, translation] = [(await textsIn("nl"))[namespace], (await textsIn(language))[namespace]];
    if (!source || !translation) throw new Error(`There is no dictionary ${namespace}.`);

    expect(dictionaryFaults(source, translation, languageFacts[language].locale)).toEqual([]);
  },
);

/** Where a browser may break a line: at a space, after a hyphen, at a soft one. */
const PIECES = /[^\s\u00AD\u200B\-–—/]+/g;
/** Facts, whose length is not the dictionary's, and addresses, which are broken between their parts. */
const NO_WORDS = /\{\{.*?\}\}|<[^>]*>|\S+@\S+|\S+\.\S+\.\S+/g;

// Every screen is tried in Dutch, in a browser, down to the narrowest: what is no longer than this fits as well.
test.each(dictionaries.filter(({ language }) => language !== "nl"))(
  "the $namespace dictionary in $language has no word of fifteen letters that cannot be broken",
  async ({ language, namespace }) => {
    const words = textsOf((await textsIn(language))[namespace] ?? {}).flatMap(
      (text) => text.replace(NO_WORDS, "").match(PIECES) ?? [],
    );

    expect(words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= 15)).toEqual([]);
  },
);

function textsOf(tree: Tree): string[] {
  return Object.values(tree).flatMap((part) => (typeof part === "string" ? [part] : textsOf(part)));
}
