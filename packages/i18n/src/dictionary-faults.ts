type Tree = { readonly [key: string]: string | Tree };

/**
 * Returns the faults of a translation: texts that are missing, empty or not in the source, missing plural forms, and
 * variables (`{{name}}`) that differ from the source's. For tests of dictionaries in i18next's format.
 *
 * @param locale of the translation, BCP 47; determines its plural forms.
 * @example dictionaryFaults({ hi: "Hoi {{name}}" }, { hi: "Hello" }, "en") ⇒ ["hi: says  instead of name"]
 */
export function dictionaryFaults(source: Tree, translation: Tree, locale: string): string[] {
  const from = flatten(source);
  const own = flatten(translation);
  const wanted = keysIn(locale, from);
  return [
    ...wanted.filter((key) => own[key] === undefined).map((key) => `${key}: is missing`),
    ...Object.keys(own)
      .filter((key) => !wanted.includes(key))
      .map((key) => `${key}: is not in the source`),
    ...Object.entries(own).flatMap(([key, text]) => {
      if (!text.trim()) return [`${key}: is empty`];
      const [says, asked] = [factsIn(text), factsIn(inSource(from, key))];
      return says === asked ? [] : [`${key}: says ${says} instead of ${asked}`];
    }),
  ];
}

/** Returns all texts by their path. */
function flatten(tree: Tree, path = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const name = path ? `${path}.${key}` : key;
      return typeof value === "string" ? [[name, value]] : Object.entries(flatten(value, name));
    }),
  );
}

/** Returns the keys that a language needs: the source's, with the language's own plural forms. */
function keysIn(locale: string, source: Record<string, string>): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const keys = Object.keys(source).flatMap((key) => {
    const [, text] = /^(.*)_(?:one|other)$/.exec(key) ?? [];
    return text === undefined ? key : pluralCategories.map((category) => `${text}_${category}`);
  });
  return [...new Set(keys)];
}

/** Returns the source's text for a key; additional plural forms use its `other`. */
function inSource(source: Record<string, string>, key: string): string {
  return source[key] ?? source[key.replace(/_[a-z]+$/, "_other")] ?? "";
}

function factsIn(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(", ");
}
