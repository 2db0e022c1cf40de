import { shortNames } from "./short-names.ts";
import { changed, contentsOf } from "./style-sheet.ts";

const NAME = /--[a-z][\w-]*/gi;
const READ = /var\((--[\w-]+)/g;

/**
 * A style sheet without the custom properties that nothing reads: Tailwind writes all tokens of a static theme, and
 * registers variables that its utilities might set. What only those read goes with them.
 *
 * @param scripts what else may read or set custom properties.
 */
export function withoutUnreadProperties(css: string, scripts: readonly string[]): string {
  const used = new Set([...css.matchAll(READ)].map(([, name]) => name));
  for (const name of namesIn(scripts)) used.add(name);
  const { properties } = contentsOf(css);
  const unused = [...properties].filter((name) => !used.has(name));
  const left = changed(css, { unused });
  // Some stay, such as one that is only named among those that a transition is for.
  return contentsOf(left).properties.size < properties.size ? withoutUnreadProperties(left, scripts) : left;
}

/**
 * A style sheet whose custom properties have names of a letter or two, apart from those that scripts speak of. As the
 * tokens' names are all over a page's styles, this takes half a kilobyte from each page.
 */
export function withShortProperties(css: string, scripts: readonly string[]): string {
  const spoken = namesIn(scripts);
  const own = [...contentsOf(css).properties].filter((name) => !spoken.has(name));
  const names = shortNames(own, new Set([...spoken].map(withoutDashes)));
  return changed(css, {
    name: (name) => {
      const short = names.get(name);
      return short ? `--${short}` : name;
    },
  });
}

const withoutDashes = (name: string) => name.slice(2);

const namesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(NAME)].map(([name]) => name)));
