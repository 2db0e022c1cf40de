import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { rememberLanguage } from "./choose-language.ts";
import type { Texts } from "./create-i18n.ts";
import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** The language shown, in an app that switches its language in place. */
export function useLanguage(): Language {
  return shownBy(useTranslation().i18n);
}

/** Loads texts of an app in a language, such as `loadDemoTexts`: all, or of those namespaces. */
type LoadTexts<Shown extends string> = (language: Shown, namespaces: readonly string[]) => Promise<Texts>;

/**
 * Has the texts of a namespace at hand in the language shown, though that changes while they are fetched.
 *
 * @throws when they cannot be loaded.
 */
export async function addTexts(
  instance: i18n,
  namespace: string,
  loadTexts: LoadTexts<Language>,
): Promise<void> {
  for (let language = shownBy(instance); ; language = shownBy(instance)) {
    if (instance.hasResourceBundle(language, namespace)) return;
    await load(instance, language, [namespace], loadTexts);
  }
}

/**
 * Goes on in another language: loads those of its texts that are not here yet, shows them in place, and remembers the
 * choice. The languages may be any product's.
 *
 * @throws when the texts cannot be loaded; the language shown then stays.
 */
export async function switchLanguage<Shown extends string>(
  instance: i18n,
  language: Shown,
  loadTexts: LoadTexts<Shown>,
): Promise<void> {
  // What is here in the language shown, of which there may be more by the time that the other's has come.
  const missing = () =>
    Object.keys(instance.getDataByLanguage(instance.language) ?? {}).filter(
      (namespace) => !instance.hasResourceBundle(language, namespace),
    );
  for (let names = missing(); names.length > 0; names = missing())
    await load(instance, language, names, loadTexts);
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}

/** Loads namespaces of a language into an instance. */
async function load<Shown extends string>(
  instance: i18n,
  language: Shown,
  namespaces: readonly string[],
  loadTexts: LoadTexts<Shown>,
): Promise<void> {
  const texts = await loadTexts(language, namespaces);
  for (const namespace of namespaces) {
    instance.addResourceBundle(language, namespace, texts[namespace] ?? {});
  }
}

function shownBy({ language }: i18n): Language {
  return isLanguage(language) ? language : defaultLanguage;
}
