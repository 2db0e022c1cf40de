import type { Texts } from "@voxlog/i18n";
import type { WholeLanguage } from "./dictionaries/nl/dictionary.ts";
import type { Language } from "./languages.ts";

/** The modules that hold the texts of one app, by language, for the languages that are split by app. */
type Modules<Namespace extends keyof WholeLanguage> = Partial<
  Record<Language, () => Promise<Pick<WholeLanguage, Namespace>>>
>;

/** Texts of a language: of its module for the app, or what the app shows of the file that holds the whole language. */
export async function loadTexts<Namespace extends keyof WholeLanguage>(
  language: Language,
  namespaces: readonly Namespace[],
  modules: Modules<Namespace>,
): Promise<Texts & Pick<WholeLanguage, Namespace>> {
  const texts = (await modules[language]?.()) ?? (await loadWholeLanguage(language));
  return Object.fromEntries(namespaces.map((namespace) => [namespace, texts[namespace]])) as Texts &
    Pick<WholeLanguage, Namespace>;
}

async function loadWholeLanguage(language: Language): Promise<WholeLanguage> {
  return ((await import(`./dictionaries/${language}.ts`)) as { texts: WholeLanguage }).texts;
}
