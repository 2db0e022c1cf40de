import { dictionaryFaults } from "@voxlog/i18n";
import { expect, test } from "vitest";
import { allTexts } from "./all-texts.ts";
import { languageFacts, languages } from "./languages.ts";
import { loadSiteTexts } from "./site.ts";

type Tree = Parameters<typeof dictionaryFaults>[0];

const namespaces = Object.keys(await allTexts("nl"));
const dictionaries = languages.flatMap((language) =>
  namespaces.map((namespace) => ({ language, namespace })),
);

test.each(dictionaries)(
  "the $namespace dictionary in $language is complete",
  async ({ language, namespace }) => {
    const [source, translation] = [(await allTexts("nl"))[namespace], (await allTexts(language))[namespace]];
    if (!source || !translation) throw new Error(`There is no dictionary ${namespace}.`);

    expect(dictionaryFaults(source, translation, languageFacts[language].locale)).toEqual([]);
  },
);

/** Browsers break lines at spaces, hyphens and soft hyphens. */
const PIECES = /[^\s\u00AD\u200B\-–—/]+/g;
/** Variables have no fixed length, and addresses break between their parts. */
const NO_WORDS = /\{\{.*?\}\}|<[^>]*>|\S+@\S+|\S+\.\S+\.\S+/g;

// Browser tests cover every screen in Dutch at the narrowest width, so words up to this length fit.
test.each(dictionaries.filter(({ language }) => language !== "nl"))(
  "the $namespace dictionary in $language has no unbreakable word of fifteen letters",
  async ({ language, namespace }) => {
    const words = textsOf((await allTexts(language))[namespace] ?? {}).flatMap(
      (text) => text.replace(NO_WORDS, "").match(PIECES) ?? [],
    );

    expect(words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= 15)).toEqual([]);
  },
);

test("Dutch texts have 'datums' for dates, since 'data' also means facts, and 'integratie' for all integrations", async () => {
  const found = Object.values(await allTexts("nl"))
    .flatMap(textsOf)
    .filter((text) => /\b(?:data|koppeling(?:en)?)\b/.test(text));
  expect(found).toEqual([]);
});

test("English texts have commas and periods inside quotation marks, as in American English", async () => {
  const found = Object.values(await allTexts("en"))
    .flatMap(textsOf)
    .filter((text) => /”[.,]/.test(text));
  expect(found).toEqual([]);
});

function textsOf(tree: Tree): string[] {
  return Object.values(tree).flatMap((part) => (typeof part === "string" ? [part] : textsOf(part)));
}

test("a namespace that an app doesn't have is a type error", async () => {
  // @ts-expect-error a misspelled namespace.
  expect(await loadSiteTexts("nl", ["typo"])).toEqual({});
});
