import { describe, expect, test } from "vitest";
import { loadDemoTexts, screenNamespaces } from "./demo.ts";
import { type Language, languageFacts, languages } from "./languages.ts";
import { loadLegalTexts } from "./legal.ts";
import { loadMailTexts } from "./mail.ts";
import { loadReportsTexts } from "./reports.ts";
import { loadSiteTexts } from "./site.ts";

type Tree = { [key: string]: string | Tree };
type Flat = Record<string, string>;

/** Every text of a dictionary by its path. */
function flatten(tree: Tree, path = ""): Flat {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const name = path ? `${path}.${key}` : key;
      return typeof value === "string" ? [[name, value]] : Object.entries(flatten(value, name));
    }),
  );
}

/** The keys that a language must have: the source's, with the forms of each plural that the language knows. */
function keysIn(language: Language, source: Flat): string[] {
  const { pluralCategories } = new Intl.PluralRules(languageFacts[language].locale).resolvedOptions();
  const keys = Object.keys(source).flatMap((key) => {
    const [, text] = /^(.*)_(?:one|other)$/.exec(key) ?? [];
    return text === undefined ? key : pluralCategories.map((category) => `${text}_${category}`);
  });
  return [...new Set(keys)].sort();
}

/** The source's text that says the same; a plural's further forms say what `other` says. */
const inSource = (source: Flat, key: string) => source[key] ?? source[key.replace(/_[a-z]+$/, "_other")];

const variablesIn = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

async function texts(language: Language, namespace: string): Promise<Flat> {
  const all: Record<string, unknown> = {
    ...(await loadSiteTexts(language)),
    ...(await loadDemoTexts(language)),
    ...(await loadLegalTexts(language)),
    ...(await loadReportsTexts(language)),
    mail: await loadMailTexts(language),
  };
  return flatten(all[namespace] as Tree);
}

const dictionaries = languages.flatMap((language) =>
  ["common", "site", "demo", ...screenNamespaces, "legal", "reports", "mail"].map((namespace) => ({
    language,
    namespace,
  })),
);

describe.each(dictionaries)("the $namespace dictionary in $language", ({ language, namespace }) => {
  test("has a text for every key, and for every form that its plurals have", async () => {
    const own = await texts(language, namespace);

    expect(Object.keys(own).sort()).toEqual(keysIn(language, await texts("nl", namespace)));
    expect(Object.entries(own).filter(([, text]) => !text.trim())).toEqual([]);
  });

  test("interpolates the same facts as the source", async () => {
    const source = await texts("nl", namespace);
    for (const [key, text] of Object.entries(await texts(language, namespace))) {
      expect({ key, variables: variablesIn(text) }).toEqual({
        key,
        variables: variablesIn(inSource(source, key)),
      });
    }
  });
});
