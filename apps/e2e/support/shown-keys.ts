import { languages } from "@voxlog/texts";
import { dictionariesIn } from "./languages.ts";

const texts = (await Promise.all(languages.map(dictionariesIn))).flatMap((dictionaries) =>
  Object.entries(dictionaries).flatMap(([namespace, tree]) => flatten(tree, namespace)),
);
/** A text with markup is in several nodes, of which the longest tells it. */
const parts = texts.map(([key, text]) => [key, longest(text.split(/<[^>]*>/))] as const);
const keysOf = Map.groupBy(parts, ([, part]) => part);
/** Texts with variables, as they are shown: filled in. `fixed` is the length of the rest. */
const patterns = parts
  .filter(([, part]) => part.includes("{{"))
  .map(([key, part]) => {
    const fixed = part.split(/\{\{\w+\}\}/);
    const escaped = fixed.map((each) => each.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
    return { key, pattern: new RegExp(`^${escaped.join(".+")}$`, "s"), fixed: fixed.join("").length };
  });

/** The keys of all texts. */
export const allKeys: ReadonlySet<string> = new Set(texts.map(([key]) => key));

/** Returns the keys of the dictionary's texts that a text on a page shows, in any language. */
export function keysShownBy(text: string): string[] {
  const trimmed = text.trim();
  if (!/\p{L}{2}/u.test(trimmed)) return [];
  // A text of which the variables are more than half would match others by chance.
  return (
    keysOf.get(trimmed)?.map(([key]) => key) ??
    patterns
      .filter(({ pattern, fixed }) => fixed * 2 >= trimmed.length && pattern.test(trimmed))
      .map(({ key }) => key)
  );
}

function longest(parts: readonly string[]): string {
  return parts.reduce((one, other) => (other.length > one.length ? other : one)).trim();
}

function flatten(tree: unknown, path: string): [key: string, text: string][] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) => flatten(value, `${path}.${key}`));
}
