import type { Texts } from "./create-i18n.ts";
import type { common } from "./dictionaries/nl/common.ts";
import type { demo } from "./dictionaries/nl/demo.ts";
import type { legal } from "./dictionaries/nl/legal.ts";
import type { mail } from "./dictionaries/nl/mail.ts";
import type { reports } from "./dictionaries/nl/reports.ts";
import type { site } from "./dictionaries/nl/site.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Language } from "./languages.ts";

/** All texts of a language in one file, `dictionaries/whole/CODE.ts`, which exports them as `texts`. */
export type WholeLanguage = {
  readonly common: Dictionary<typeof common>;
  readonly site: Dictionary<typeof site>;
  readonly demo: Dictionary<typeof demo>;
  readonly legal: Dictionary<typeof legal>;
  readonly reports: Dictionary<typeof reports>;
  readonly mail: Dictionary<typeof mail>;
};

/** How the texts of an app are fetched, by language. */
export type Chunks = Partial<Record<Language, () => Promise<{ texts: Texts }>>>;

/** Texts of a language: its chunk for the app, or what the app shows of the file that holds the whole language. */
export async function loadTexts(
  language: Language,
  chunks: Chunks,
  namespaces: readonly (keyof WholeLanguage)[],
): Promise<Texts> {
  const chunk = chunks[language];
  if (chunk) return (await chunk()).texts;
  const { texts } = (await import(`./dictionaries/whole/${language}.ts`)) as { texts: WholeLanguage };
  return Object.fromEntries(namespaces.map((namespace) => [namespace, texts[namespace]]));
}
