import { glob, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { TextsConfig } from "./config.ts";
import { matchesKey, type Selector, selectorsIn } from "./selectors.ts";

/**
 * Returns where the code shows each text, as `file:line` from the current folder, or what else reads it. Texts
 * that nothing shows have no places.
 *
 * @param keys with their namespaces.
 * @param folder that the config's globs are relative to.
 */
export async function placesOf(
  keys: readonly string[],
  { code, usedElsewhere = {} }: Pick<TextsConfig, "code" | "usedElsewhere">,
  folder: string,
): Promise<Map<string, string[]>> {
  const placeOf = (file: string) => relative(process.cwd(), join(folder, file));
  const byLength = new Map<number, { selector: Selector; place: string }[]>();
  let hasCode = false;
  for await (const file of glob([...code], { cwd: folder })) {
    hasCode = true;
    if (file.includes(".test.")) continue;
    for (const selector of selectorsIn(await readFile(join(folder, file), "utf8"))) {
      const place = `${placeOf(file)}:${selector.line}`;
      const { length } = selector.path;
      byLength.set(length, [...(byLength.get(length) ?? []), { selector, place }]);
    }
  }
  if (!hasCode) throw new Error(`No file matches \`code\` of the config: ${code.join(", ")}`);
  return new Map(
    keys.map((key) => {
      const [, reader] = Object.entries(usedElsewhere).find(([start]) => key.startsWith(`${start}.`)) ?? [];
      if (reader) return [key, [placeOf(reader)]];
      const [, ...path] = key.split(".");
      const selectors = byLength.get(path.length) ?? [];
      const name = path.join(".");
      return [key, selectors.filter(({ selector }) => matchesKey(selector, name)).map(({ place }) => place)];
    }),
  );
}
