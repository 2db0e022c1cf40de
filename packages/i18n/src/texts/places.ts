import { glob, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { TextsConfig } from "./config.ts";
import { matchesKey, type Selector, selectorsIn } from "./selectors.ts";

/**
 * Returns where the code shows each text, as `file:line` from the current folder. Texts that nothing shows have no
 * places.
 *
 * @param keys with their namespaces.
 * @param folder that the config's globs are relative to.
 */
export async function placesOf(
  keys: readonly string[],
  { code }: Pick<TextsConfig, "code">,
  folder: string,
): Promise<Map<string, string[]>> {
  const byLength = new Map<number, { selector: Selector; place: string }[]>();
  for await (const file of glob([...code], { cwd: folder })) {
    if (file.includes(".test.")) continue;
    const path = join(folder, file);
    for (const selector of selectorsIn(await readFile(path, "utf8"))) {
      const place = `${relative(process.cwd(), path)}:${selector.line}`;
      const { length } = selector.path;
      byLength.set(length, [...(byLength.get(length) ?? []), { selector, place }]);
    }
  }
  return new Map(
    keys.map((key) => {
      const name = key.slice(key.indexOf(".") + 1);
      const selectors = byLength.get(name.split(".").length) ?? [];
      return [key, selectors.filter(({ selector }) => matchesKey(selector, name)).map(({ place }) => place)];
    }),
  );
}
