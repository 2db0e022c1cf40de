import type { Texts } from "@voxlog/i18n";
import type { WholeLanguage } from "./dictionaries/nl/dictionary.ts";
import type { Language } from "./languages.ts";

/** Modules with one app's texts, by language, for languages split by app. Some views' texts may be in further ones. */
type Modules<Namespace extends keyof WholeLanguage> = Partial<
  Record<Language, () => Promise<{ [Each in Namespace]: Partial<WholeLanguage[Each]> }>>
>;

/** Returns a function that loads an app's namespaces: from a language's module, or the file with the whole language. */
export const textsIn =
  <Namespace extends keyof WholeLanguage>(namespaces: readonly Namespace[], modules: Modules<Namespace>) =>
  async (language: Language): Promise<Texts & Pick<WholeLanguage, Namespace>> => {
    const texts = (await modules[language]?.()) ?? (await loadWholeLanguage(language));
    return Object.fromEntries(namespaces.map((namespace) => [namespace, texts[namespace]])) as Texts &
      Pick<WholeLanguage, Namespace>;
  };

async function loadWholeLanguage(language: Language): Promise<WholeLanguage> {
  return ((await import(`./dictionaries/${language}.ts`)) as { texts: WholeLanguage }).texts;
}

/**
 * Returns a function that loads an app's texts in one language: the namespaces that it names, each a chunk, or all.
 *
 * @example loadDemoTexts("nl", ["demo", "settings"])
 */
export const loaderOf = <Name extends string>(
  namespaces: Record<Name, (language: Language) => Promise<Texts>>,
) => {
  const all = Object.keys(namespaces) as Name[];
  // A language switch also names namespaces that come with others, such as `common`.
  return async (language: Language, wanted: readonly Name[] = all): Promise<Texts> => {
    const loaded = await Promise.all(wanted.map((name) => namespaces[name]?.(language) ?? {}));
    const merged: Texts = {};
    for (const [name, texts] of loaded.flatMap(Object.entries)) {
      merged[name] = Object.assign(merged[name] ?? {}, texts);
    }
    return merged;
  };
};
