export type TextTree = { readonly [key: string]: string | TextTree };

/** A dynamic part of a selector: `$.plans[plan.id]`. */
const ANY = "*";

/**
 * Returns the keys of all texts in a dictionary.
 *
 * @example textKeys({ nav: { home: "Home" } }) ⇒ ["nav.home"]
 */
export function textKeys(tree: TextTree): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [key] : textKeys(value).map((rest) => `${key}.${rest}`),
  );
}

/**
 * Returns the keys that a source file selects.
 *
 * @example selectedKeys("t(($) => $.plans[plan.id].text)") ⇒ [["plans", "*", "text"]]
 */
export function selectedKeys(source: string): string[][] {
  const selectors = source.matchAll(/\$((?:\s*\.\w+|\[[^\][]*(?:\[[^\][]*\][^\][]*)*\])+)/g);
  return [...selectors].map(([, path = ""]) =>
    [...path.matchAll(/\.(\w+)|\[/g)]
      .filter(({ index }) => !isInside(path, index))
      .map(([, key]) => key ?? ANY),
  );
}

function isInside(path: string, index: number): boolean {
  const before = path.slice(0, index);
  return before.split("[").length > before.split("]").length;
}

/** Returns the keys that no selector matches; i18next adds a plural's suffix. */
export function unusedKeys(keys: readonly string[], selected: readonly string[][]): string[] {
  const selectors = new Set(selected.map((path) => path.join(".")));
  const patterns = [...selectors].map((selector) => selector.split("."));
  return keys.filter((key) => {
    const path = key.replace(/_(zero|one|two|few|many|other)$/, "").split(".");
    return !patterns.some(
      (pattern) =>
        pattern.length === path.length &&
        pattern.every((part, index) => part === ANY || part === path[index]),
    );
  });
}
