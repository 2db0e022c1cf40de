import { posix } from "node:path";

const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g;
/** In backticks: a file of a kind that we write, a folder by its last slash, or anything below apps and packages. */
const PATH =
  /`(?:node )?((?!\/|@|https?:)[\w./@-]+(?:\.(?:[cm]?[jt]sx?|json|mdx?|css|ya?ml)|\w\/)|(?:apps|packages|docs)\/[\w./-]+)`/g;
const CODE_BLOCK = /^ *```.*?^ *```$/gms;
/** Made by builds, tests and servers, so not in the repository. */
const GENERATED = /(^|\/)(build|dist|node_modules|pb_data|reports|assets|storybook-static)(\/|$)/;

/**
 * Returns the paths that a document names and that don't exist. A link is relative to the document's folder. A path in
 * backticks is relative to the root, the document's folder, or a folder of the same package (`app/`, `src/`). Anywhere
 * else it must match exactly one file or folder, so that a file of the same name elsewhere isn't mistaken for it.
 *
 * @param document path of the document, relative to the root.
 * @param files paths of all files, relative to the root.
 * @example deadPaths("README.md", "See `app/gone.ts`.", ["apps/demo/app/main.tsx"]) ⇒ ["app/gone.ts"]
 */
export function deadPaths(document: string, text: string, files: readonly string[]): string[] {
  const places = placesOf(files);
  const folder = posix.dirname(document);
  const home = /^(?:apps|packages)\/[^/]+(?=\/)/.exec(document)?.[0];
  const prose = text.replace(CODE_BLOCK, "");
  const matches = (pattern: RegExp) => [...prose.matchAll(pattern)].map(([, path = ""]) => path);
  const links = matches(LINK).filter((link) => !places.has(normalize(posix.join(folder, link))));
  const paths = matches(PATH).filter((path) => {
    if (
      GENERATED.test(path) ||
      [path, posix.join(folder, path)].some((each) => places.has(normalize(each)))
    ) {
      return false;
    }
    const ending = `/${normalize(path)}`;
    const found = [...places].filter((place) => `/${place}`.endsWith(ending));
    return home ? !found.some((place) => place.startsWith(`${home}/`)) : found.length !== 1;
  });
  return [...links, ...paths];
}

const normalize = (path: string) => posix.normalize(path).replace(/\/$/, "");

/** Returns all files and the folders around them. */
function placesOf(files: readonly string[]): Set<string> {
  const places = new Set([".", ...files]);
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== "."; folder = posix.dirname(folder)) places.add(folder);
  }
  return places;
}
