const ANY = "*";

/** A place in the code that shows texts. */
export type Selector = {
  /** Its key without the namespace; `*` stands for a part that is only known at run time. */
  path: string[];
  /** Its line, from 1. */
  line: number;
};

/**
 * Returns the texts that a source file selects.
 *
 * @example selectorsIn("t(($) => $.plans[plan.id].text)") ⇒ [{ path: ["plans", "*", "text"], line: 1 }]
 */
export function selectorsIn(source: string): Selector[] {
  const selectors = source.matchAll(
    /\$((?:\s*\.\w+|\[[^\][]*(?:\[[^\][]*\][^\][]*)*\])+)|\{\{\w+\.([\w.]+)\}\}/g,
  );
  return [...selectors].map(({ 1: path = "", 2: inHtml, index }) => ({
    path: inHtml?.split(".") ?? partsOf(path),
    line: source.slice(0, index).split("\n").length,
  }));
}

function partsOf(path: string): string[] {
  return [...path.matchAll(/\.(\w+)|\[/g)]
    .filter(({ index }) => !isInside(path, index))
    .map(([, key]) => key ?? ANY);
}

function isInside(path: string, index: number): boolean {
  const before = path.slice(0, index);
  return before.split("[").length > before.split("]").length;
}

/** Returns whether a selector shows a text; i18next adds a plural's suffix. */
export function matchesKey({ path }: Selector, key: string): boolean {
  const parts = key.replace(/_(zero|one|two|few|many|other)$/, "").split(".");
  return parts.length === path.length && path.every((part, index) => part === ANY || part === parts[index]);
}
