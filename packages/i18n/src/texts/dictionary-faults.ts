type Tree = { readonly [key: string]: string | Tree };

/**
 * Returns the faults of a translation: texts that are missing, empty or not in the source, missing plural forms, and
 * variables (`{{name}}`) or tags that differ from the source's. For dictionaries in i18next's format.
 *
 * @param locale of the translation, BCP 47; determines its plural forms.
 * @example dictionaryFaults({ hi: "Hoi {{name}}" }, { hi: "Hello" }, "en") ⇒ ["hi: has nothing instead of {{name}}"]
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
      const [has, needs] = [marksIn(text), marksIn(sourceText(from, key))];
      return has === needs ? [] : [`${key}: has ${has || "nothing"} instead of ${needs || "nothing"}`];
    }),
  ];
}

/** Returns all texts by their path. */
export function flatten(tree: Tree, path = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const name = path ? `${path}.${key}` : key;
      return typeof value === "string" ? [[name, value]] : Object.entries(flatten(value, name));
    }),
  );
}

/** Returns the keys that a language needs: the source's, with the language's own plural forms. */
export function keysIn(locale: string, source: Readonly<Record<string, string>>): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const keys = Object.keys(source).flatMap((key) => {
    const [, text] = /^(.*)_(?:one|other)$/.exec(key) ?? [];
    return text === undefined ? key : pluralCategories.map((category) => `${text}_${category}`);
  });
  return [...new Set(keys)];
}

/** Returns the source's text for a key; additional plural forms use its `other`. */
export function sourceText(source: Readonly<Record<string, string>>, key: string): string {
  return source[key] ?? source[key.replace(/_[a-z]+$/, "_other")] ?? "";
}

function marksIn(text: string): string {
  return (text.match(/\{\{\w+\}\}|<\/?\w+\s*\/?>/g) ?? []).sort().join(", ");
}
