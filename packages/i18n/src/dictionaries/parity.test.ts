import { describe, expect, test } from "vitest";
import { languages } from "../languages.ts";

type Tree = { [key: string]: string | Tree };

/** Every text of a dictionary by its path. */
function flatten(tree: Tree, path = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const name = path ? `${path}.${key}` : key;
      return typeof value === "string" ? [[name, value]] : Object.entries(flatten(value, name));
    }),
  );
}

const variablesIn = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

async function texts(language: string, namespace: string): Promise<Record<string, string>> {
  const module = (await import(`./${language}/${namespace}.ts`)) as Record<string, Tree>;
  return flatten(module[namespace] ?? {});
}

describe.each(["common", "site", "demo", "legal", "reports", "mail"])("the %s dictionaries", (namespace) => {
  test("have a text for every key in every language", async () => {
    const [source, ...translations] = await Promise.all(languages.map((each) => texts(each, namespace)));
    for (const translation of translations) {
      expect(Object.keys(translation)).toEqual(Object.keys(source ?? {}));
    }
    for (const dictionary of [source, ...translations]) {
      expect(Object.entries(dictionary ?? {}).filter(([, text]) => !text.trim())).toEqual([]);
    }
  });

  test("interpolate the same facts in every language", async () => {
    const [source = {}, ...translations] = await Promise.all(languages.map((each) => texts(each, namespace)));
    for (const translation of translations) {
      for (const [key, text] of Object.entries(translation)) {
        expect({ key, variables: variablesIn(text) }).toEqual({ key, variables: variablesIn(source[key]) });
      }
    }
  });
});
