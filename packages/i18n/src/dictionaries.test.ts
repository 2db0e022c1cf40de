import { describe, expect, test } from "vitest";
import { loadDemoTexts, screenNamespaces } from "./demo.ts";
import { dictionaryFaults } from "./dictionary-faults.ts";
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

describe("a translation", () => {
  const source = {
    greeting: "Hoi {{name}}",
    found_one: "{{count}} gesprek",
    found_other: "{{count}} gesprekken",
  };
  const found = {
    found_one: "{{count}} rozmowa",
    found_few: "{{count}} rozmowy",
    found_many: "{{count}} rozmów",
    found_other: "{{count}} rozmowy",
  };

  test("a translation is whole with a text for every key, and every form that its plurals have", () => {
    expect(dictionaryFaults(source, { greeting: "Cześć {{name}}", ...found }, "pl")).toEqual([]);
  });

  test.each([
    ["a text", { ...found }, "greeting: is missing"],
    ["a form of a plural", { greeting: "Cześć {{name}}", ...found, found_few: "" }, "found_few: is empty"],
    ["a fact", { greeting: "Cześć", ...found }, "greeting: says  instead of name"],
  ])("a translation that lacks %s is told so", (_, translation, fault) => {
    expect(dictionaryFaults(source, translation, "pl")).toEqual([fault]);
  });

  test("a translation is told what the source does not have", () => {
    const translation = { greeting: "Cześć {{name}}", ...found, bye: "Pa" };
    expect(dictionaryFaults(source, translation, "pl")).toEqual(["bye: is not in the source"]);
  });
});
