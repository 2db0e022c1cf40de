import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";

/** A built app in memory: a few megabytes. */
export type Build = {
  files: ReadonlyMap<string, BuiltFile>;
  headersOf(path: string): Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
};

export type BuiltFile = { content: Buffer; brotli?: Buffer; gzip?: Buffer; type: string; tag: string };

/** A rule of `_redirects`: https://docs.netlify.com/routing/redirects/ */
export type Redirect = { from: string; to: string; status: number };

/** Media types that Hono doesn't know. */
const TYPES: Readonly<Record<string, string>> = { md: "text/markdown; charset=utf-8" };

const FOR_HOSTS = new Set(["_headers", "_redirects"]);

/** Reads a build's folder without symbolic links, whose targets may be outside of it. */
export function readBuild(folder: string): Build {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (FOR_HOSTS.has(name) || (name.endsWith(".br") && names.includes(name.slice(0, -3)))) continue;
    const path = join(folder, name);
    const { size, mtimeMs } = statSync(path);
    files.set(name, {
      content: readFileSync(path),
      ...(names.includes(`${name}.br`) && { brotli: readFileSync(`${path}.br`) }),
      type: TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? getMimeType(name) ?? "application/octet-stream",
      // The size and an exact time, so that going back to an older build changes the tag too.
      tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
    });
  }
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  return {
    files,
    redirects: parseRedirects(readFileSync(join(folder, "_redirects"), "utf8")),
    headersOf(path) {
      const matching = rules.filter((rule) => matches(rule.path, path));
      return Object.assign({}, ...matching.map(({ headers }) => headers));
    },
  };
}

/** Returns whether a file's type compresses well. */
export const isCompressible = ({ type }: BuiltFile): boolean => /^text\/|json|javascript|svg|xml/.test(type);

type HeaderRule = { path: string; headers: Record<string, string> };

/** Parses a `_headers` file: a path on its own line, and its headers indented below. A path may end in `*`. */
function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value = ""] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: {} });
    else if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

function parseRedirects(text: string): Redirect[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [from = "", to = "", status] = line.split(" ");
      return { from, to, status: Number(status) };
    });
}

/** Returns whether a path matches a pattern that may end in `*`. */
export const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
