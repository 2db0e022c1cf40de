import { posix } from "node:path";

const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g;
/** In backticks: a file of a kind that we write, a folder by its last slash, or anything below apps and packages. */
const PATH =
  /`(?:node )?((?!\/|@|https?:)[\w./@-]+(?:\.(?:[cm]?[jt]sx?|json|mdx?|css|ya?ml)|\w\/)|(?:apps|packages|docs)\/[\w./-]+)`/g;
const CODE_BLOCK = /^ *```.*?^ *```$/gms;
/** Made by builds, tests and servers, and so no file of the repository. */
const MADE = /(^|\/)(build|dist|node_modules|pb_data|reports|assets|storybook-static)(\/|$)/;

/**
 * The paths that a document names and that are not there. A link leads on from the document's own folder; a path in
 * backticks may leave out its beginning.
 *
 * @param document path of the document, from the root.
 * @param files paths of all files there are, from the root.
 * @example deadPaths("README.md", "See `app/gone.ts`.", ["apps/demo/app/main.tsx"]) ⇒ ["app/gone.ts"]
 */
export function deadPaths(document: string, text: string, files: readonly string[]): string[] {
  // Each file with every folder around it ends in a slash: `/apps/demo/app/main.tsx/`.
  const places = files.map((file) => `/${file}/`);
  const prose = text.replace(CODE_BLOCK, "");
  const matches = (pattern: RegExp) => [...prose.matchAll(pattern)].map(([, path = ""]) => path);
  const links = matches(LINK).filter((link) => {
    const place = posix.join("/", posix.dirname(document), link, "/");
    return !places.some((each) => each.startsWith(place));
  });
  const paths = matches(PATH).filter((path) => {
    const place = posix.join("/", path, "/");
    return !MADE.test(path) && !places.some((each) => each.includes(place));
  });
  return [...links, ...paths];
}
