import { languagesOf, type TextsConfig } from "./config.ts";
import { dictionaryFaults, flatten, sourceText } from "./dictionary-faults.ts";
import { placesOf } from "./places.ts";
import { compareTranslated, type Translated } from "./translated.ts";

/**
 * Checks a product's texts.
 *
 * @param folder that the config's paths are relative to.
 * @param before the record of translations.
 * @param accepted keys whose translation still holds although its source changed: `all`, or one by one.
 * @returns `faults`, a line each: texts that are missing, unused, stale, or differ from the source in their variables
 * or tags; `translated`, the record as it is now.
 */
export async function checkTexts(
  config: TextsConfig,
  folder: string,
  before: Translated,
  accepted: readonly string[] = [],
): Promise<{ faults: string[]; translated: Translated }> {
  const { source, others } = languagesOf(config);
  const tree = await config.load(source);
  const texts = flatten(tree);
  const places = await placesOf(Object.keys(texts), config, folder);
  const faults = Object.keys(texts)
    .filter((key) => places.get(key)?.length === 0)
    .map((key) => `${key}: no code shows it. Remove it from the dictionaries.`);
  const translated: Translated = {};
  for (const language of others) {
    const translation = await config.load(language);
    faults.push(
      ...dictionaryFaults(tree, translation, config.locales[language] ?? language).map(
        (fault) => `${language} ${fault}`,
      ),
    );
    const { [language]: record = {} } = before;
    const kept = Object.entries(record).filter(
      ([key]) => !(accepted.includes("all") || accepted.includes(key)),
    );
    const { stale, current } = compareTranslated(Object.fromEntries(kept), flatten(translation), (key) =>
      sourceText(texts, key),
    );
    translated[language] = current;
    faults.push(
      ...stale.map(
        (key) =>
          `${language} ${key}: the text in ${source} changed. Translate it again, or accept it: voxlog-i18n accept ${key}`,
      ),
    );
  }
  return { faults, translated };
}
