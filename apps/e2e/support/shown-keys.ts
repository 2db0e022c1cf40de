import { languages } from "@voxlog/texts";
import { loadMailTexts } from "@voxlog/texts/mail";
import { dictionariesIn } from "./languages.ts";

const texts = (await Promise.all(languages.map(dictionariesIn))).flatMap((dictionaries) =>
  Object.entries(dictionaries).flatMap(([namespace, tree]) => flatten(tree, namespace)),
);
/** A text with markup is in several nodes, whose longest one identifies it, and complete in the element around them. */
const parts = texts.flatMap(([key, text]) => {
  const nodes = text.split(/<[^>]*>/);
  return [...new Set([longest(nodes), nodes.join("")])].map((part) => [key, part] as const);
});
const keysOf = Map.groupBy(parts, ([, part]) => part);
/** Texts with variables, as they are shown: filled in. `fixed` is the length of the rest. */
const patterns = parts
  .filter(([, part]) => part.includes("{{"))
  .map(([key, part]) => {
    const fixed = part.split(/\{\{\w+\}\}/);
    const escaped = fixed.map((each) => each.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
    return { key, pattern: new RegExp(`^${escaped.join(".+")}$`, "s"), fixed: fixed.join("").length };
  });

/** The keys of all texts, also those in emails, which no page shows. */
export const allKeys: ReadonlySet<string> = new Set(
  [...texts, ...flatten(await loadMailTexts("nl"), "mail")].map(([key]) => key),
);

/** Returns the keys of the dictionary's texts that a text on a page shows, in any language. */
export function keysShownBy(text: string): string[] {
  const keys = keysOfPart(text.trim());
  const parts = text.split(" · ");
  return keys.length > 0 || parts.length === 1 ? keys : parts.flatMap((part) => keysOfPart(part.trim()));
}

function keysOfPart(text: string): string[] {
  if (!/\p{L}{2}/u.test(text)) return [];
  const exact = keysOf.get(text);
  if (exact) return exact.map(([key]) => key);
  // A text that is more than two thirds variables would match others by chance.
  const fitting = patterns.filter(({ pattern, fixed }) => fixed * 3 >= text.length && pattern.test(text));
  const most = Math.max(...fitting.map(({ fixed }) => fixed));
  return fitting.filter(({ fixed }) => fixed === most).map(({ key }) => key);
}

function longest(parts: readonly string[]): string {
  return parts.reduce((one, other) => (other.length > one.length ? other : one)).trim();
}

function flatten(tree: unknown, path: string): [key: string, text: string][] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) => flatten(value, `${path}.${key}`));
}
