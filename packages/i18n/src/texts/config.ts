import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The texts of one namespace, as nested keys. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Describes a product's texts for `voxlog-i18n`: the default export of i18n.config.ts. Paths are relative to it. */
export type TextsConfig = {
  /** A BCP 47 locale per language, the source first. The locale determines the plural forms. */
  locales: Readonly<Record<string, string>>;
  /** Loads all texts of a language, by namespace. */
  load: (language: string) => Promise<Readonly<Record<string, TextTree>>>;
  /** Glob of a language's dictionaries, in TypeScript or JSON, for `import`. */
  files: (language: string) => string;
  /** Globs of the code that shows texts, by selectors (`$.menu.open`) or in HTML (`{{site.menu.open}}`). */
  code: readonly string[];
  /**
   * Folder with pictures of the product for translators, and an `index.json` with each text's place on one, or why it
   * has none: a `Screenshot` by key. `export` works without it too.
   */
  screenshots?: string;
  /**
   * The file or folder that reads texts without selectors, by the start of their keys.
   *
   * @default {}
   */
  usedElsewhere?: Readonly<Record<string, string>>;
};

/** Where a text is on a picture, in CSS pixels, or why none shows it. */
export type Screenshot =
  | { file: string; x: number; y: number; width: number; height: number }
  | { none: string };

/** A language's texts by key, such as `site.menu.open`. */
export type FlatTexts = Readonly<Record<string, string>>;

/** Reads the config file's default export. */
export async function readConfig(path: string): Promise<TextsConfig> {
  const { default: config } = (await import(pathToFileURL(resolve(path)).href)) as { default?: TextsConfig };
  if (!config?.locales || !config.load) throw new Error(`${path} must export its config as the default.`);
  return config;
}

/** Returns the source language and the others. */
export function languagesOf({ locales }: TextsConfig): { source: string; others: string[] } {
  const [source, ...others] = Object.keys(locales);
  if (source === undefined) throw new Error("The config's `locales` need at least one language.");
  return { source, others };
}
