import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FlatTexts, languagesOf, type Screenshot, type TextsConfig } from "./config.ts";
import { dictionaryFaults, flatten, keysIn, sourceText } from "./dictionary-faults.ts";
import { type Literal, literalOf, literalsIn } from "./literals.ts";
import { placesOf } from "./places.ts";
import { fingerprint } from "./translated.ts";

/** The result of an import: `faults`, a line each, in which case nothing was written. */
type Imported = {
  faults: string[];
  language?: string;
  /** Number of texts that differed. */
  changed?: number;
  /** The language's record of translations: all hold for their current source. */
  translated?: Record<string, string>;
};

/** One language for its translator. */
export type TranslationFile = {
  language: string;
  texts: {
    key: string;
    places: string[];
    /** Where a picture shows it, or why none does. */
    screenshot?: Screenshot;
    source: string;
    text: string;
  }[];
};

/**
 * Returns a language's texts for a translator.
 *
 * @param folder that the config's paths are relative to.
 * @param screenshots by key.
 */
export async function exportTexts(
  config: TextsConfig,
  folder: string,
  language: string,
  screenshots: Readonly<Record<string, Screenshot>> = {},
): Promise<TranslationFile> {
  const source = flatten(await config.load(languagesOf(config).source));
  const texts = flatten(await config.load(language));
  const keys = keysIn(config.locales[language] ?? language, source);
  const places = await placesOf(keys, config, folder);
  return {
    language,
    texts: keys.map((key) => ({
      key,
      places: places.get(key) ?? [],
      ...(screenshots[key] && { screenshot: screenshots[key] }),
      source: sourceText(source, key),
      text: texts[key] ?? "",
    })),
  };
}

/** Writes a translator's texts into the dictionaries if all of them are right. */
export async function importTexts(config: TextsConfig, folder: string, json: string): Promise<Imported> {
  const read = readTranslation(json, languagesOf(config).others);
  if (typeof read === "string") return { faults: [read] };
  const { language, texts } = read;
  const source = flatten(await config.load(languagesOf(config).source));
  const translation = Object.fromEntries(texts.map(({ key, text }) => [key, text]));
  const faults = [
    ...texts
      .filter(({ key }, index) => texts.findIndex((each) => each.key === key) < index)
      .map(({ key }) => `${key}: is in the file twice`),
    ...texts
      .filter((each) => each.key in source && each.source !== source[each.key])
      .map(({ key }) => `${key}: the source changed after the export. Export the texts again.`),
    ...dictionaryFaults(source, translation, config.locales[language] ?? language),
  ];
  if (faults.length > 0) return { faults };
  const current = flatten(await config.load(language));
  const edits = await editsFor(current, translation, config.files(language), folder);
  if (edits.faults.length > 0) return { faults: edits.faults };
  await write(edits.texts);
  const translated = texts.map(({ key, text }) => [key, fingerprint(sourceText(source, key), text)]);
  return { faults, language, changed: edits.changed, translated: Object.fromEntries(translated) };
}

function readTranslation(json: string, languages: readonly string[]): TranslationFile | string {
  let file: Partial<TranslationFile> | null;
  try {
    file = JSON.parse(json) as Partial<TranslationFile> | null;
  } catch (error) {
    return `The file isn't valid JSON: ${(error as Error).message}`;
  }
  const { language, texts } = file ?? {};
  if (typeof language !== "string" || !languages.includes(language))
    return `The file's language must be one of these: ${languages.join(", ")}.`;
  const isWhole =
    Array.isArray(texts) &&
    texts.every((each) => [each?.key, each?.source, each?.text].every((part) => typeof part === "string"));
  return isWhole ? { language, texts } : "Each of the file's `texts` needs a `key`, a `source` and a `text`.";
}

type Edits = { faults: string[]; changed: number; texts: Map<Literal, string> };

/** Finds the literal of each text, since one can serve several keys. */
async function editsFor(
  current: FlatTexts,
  translation: FlatTexts,
  files: string,
  folder: string,
): Promise<Edits> {
  const literals: Literal[] = [];
  for await (const file of glob(files, { cwd: folder })) {
    const path = join(folder, file);
    literals.push(...literalsIn(path, await readFile(path, "utf8")));
  }
  const faults: string[] = [];
  const texts = new Map<Literal, string>();
  const changed = Object.keys(translation).filter((key) => translation[key] !== current[key]);
  for (const [key, text] of Object.entries(translation)) {
    const literal = literalOf(literals, key, current[key] ?? "");
    const other = literal && texts.get(literal);
    if (current[key] === undefined)
      faults.push(`${key}: isn't in the dictionary yet. Copy it from the source, then import again.`);
    else if (!literal && changed.includes(key))
      faults.push(`${key}: no dictionary has it as one quoted string. Change it by hand.`);
    else if (other !== undefined && other !== text)
      faults.push(`${key}: shares its text with another key, so both need the same translation`);
    if (literal) texts.set(literal, text);
  }
  for (const [literal, text] of texts) if (literal.text === text) texts.delete(literal);
  return { faults, changed: changed.length, texts };
}

/** Replaces the literals, the last of a file first, so that the others keep their positions. */
async function write(texts: Edits["texts"]): Promise<void> {
  const byFile = Map.groupBy(texts, ([{ file }]) => file);
  for (const [file, edits] of byFile) {
    let content = await readFile(file, "utf8");
    for (const [{ start, end }, text] of edits.sort(([a], [b]) => b.start - a.start))
      content = content.slice(0, start) + JSON.stringify(text) + content.slice(end);
    await writeFile(file, content);
  }
}
