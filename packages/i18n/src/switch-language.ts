import type { i18n } from "i18next";
import type { Texts } from "./create-i18n.ts";

type LoadTexts<Language extends string, Namespace extends string> = (
  language: Language,
  namespaces: readonly Namespace[],
) => Promise<Texts>;

/**
 * Adds a namespace's texts in the current language, even if that changes during the load.
 *
 * @throws when they can't be loaded.
 */
export async function addTexts<Language extends string, Namespace extends string>(
  instance: i18n,
  namespace: NoInfer<Namespace>,
  loadTexts: LoadTexts<Language, Namespace>,
): Promise<void> {
  while (!instance.hasResourceBundle(instance.language, namespace))
    await load(instance, instance.language as Language, [namespace], loadTexts);
}

/**
 * Switches the language in place: loads missing texts, shows them, and sets the page's `lang`.
 *
 * @throws when the texts can't be loaded; the current language then stays.
 */
export async function switchLanguage<Language extends string, Namespace extends string>(
  instance: i18n,
  language: Language,
  loadTexts: LoadTexts<Language, Namespace>,
): Promise<void> {
  // The current language may get further namespaces while the new one loads.
  const missing = () =>
    (Object.keys(instance.getDataByLanguage(instance.language) ?? {}) as Namespace[]).filter(
      (namespace) => !instance.hasResourceBundle(language, namespace),
    );
  for (let names = missing(); names.length > 0; names = missing())
    await load(instance, language, names, loadTexts);
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
}

async function load<Language extends string, Namespace extends string>(
  instance: i18n,
  language: Language,
  namespaces: readonly Namespace[],
  loadTexts: LoadTexts<Language, Namespace>,
): Promise<void> {
  const texts = await loadTexts(language, namespaces);
  for (const namespace of namespaces) {
    instance.addResourceBundle(language, namespace, texts[namespace] ?? {});
  }
}
