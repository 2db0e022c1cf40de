import { parse } from "node:path";

/** A text in a dictionary file. */
export type Literal = {
  file: string;
  /** Its keys within the file, the first being the constant's name. */
  path: string[];
  text: string;
  /** Where it starts and ends in the file, with its quotes. */
  start: number;
  end: number;
};

const TOKENS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|[\w$]+|[^\s\w]/g;

/** Returns the texts of a dictionary in TypeScript or JSON, written as quoted strings in object literals. */
export function literalsIn(file: string, content: string): Literal[] {
  const literals: Literal[] = [];
  const path: string[] = [];
  let depth = 0;
  let key: string | undefined;
  let previous = "";
  for (const { 0: token, index } of content.matchAll(TOKENS)) {
    if (token.startsWith("//") || token.startsWith("/*")) continue;
    if (previous === "const") key = token;
    if (token === "{") path[depth++] = key ?? "";
    else if (token === "}") path.length = depth = Math.max(0, depth - 1);
    else if (token === ":" && depth > 0) key = unquoted(previous);
    else if (previous === ":" && key !== undefined && /^["']/.test(token))
      literals.push({
        file,
        path: [...path, key],
        text: unquoted(token),
        start: index,
        end: index + token.length,
      });
    previous = token;
  }
  return literals;
}

function unquoted(token: string): string {
  if (token.startsWith('"')) return JSON.parse(token) as string;
  return token.startsWith("'") ? token.slice(1, -1).replace(/\\(.)/g, "$1") : token;
}

/**
 * Returns the literal that a text comes from: the one with the same text whose path ends like the key, and of several
 * the one with the most in common, or in the namespace's file. Undefined if there is none, or several fit equally well.
 */
export function literalOf(literals: readonly Literal[], key: string, text: string): Literal | undefined {
  const namespace = key.split(".")[0];
  const inCommon = ({ file, path }: Literal): number => {
    const shared = [path, path.slice(1)].find((part) => `.${key}`.endsWith(`.${part.join(".")}`));
    return shared ? shared.length + (parse(file).name === namespace ? 0.5 : 0) : 0;
  };
  const fitting = literals
    .filter((each) => each.text === text)
    .map((literal) => ({ literal, length: inCommon(literal) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  const [best, next] = fitting;
  return next && next.length === best?.length ? undefined : best?.literal;
}
