import { features } from "web-features";

/** Browsers of web-features, and the name Vite has for them. Their versions for phones are the same. */
const BROWSERS = [
  ["chrome", "chrome"],
  ["edge", "edge"],
  ["firefox", "firefox"],
  ["safari", "safari"],
  ["safari_ios", "ios"],
] as const;

/** The first version with a feature, by browser. */
type Support = Partial<Record<string, string>>;

const support = new Map<string, Support>();
for (const feature of Object.values(features)) {
  if (feature.kind !== "feature") continue;
  for (const [key, status] of Object.entries(feature.status.by_compat_key ?? {}))
    support.set(key, { ...status.support });
}

/**
 * Returns what of a style sheet some of the browsers don't support, such as `css.properties.anchor-name`.
 *
 * @param css minified, as built
 * @param browsers their oldest versions, such as `safari17.5`
 * @see https://web-platform-dx.github.io/web-features/
 */
export function unsupportedIn(css: string, browsers: readonly string[]): string[] {
  const selectors = css.replace(/\{[^{}]*\}/g, " ");
  const keys = new Set([
    ...[...css.matchAll(/[{;]([a-z][a-z-]*):/g)].map(([, name]) => `css.properties.${name}`),
    ...[...css.matchAll(/@([a-z-]+)/g)].map(([, name]) => `css.at-rules.${name}`),
    ...[...selectors.matchAll(/(?<!\\):{1,2}([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`),
  ]);
  const lacks = (since: string | undefined, oldest: number) =>
    !since || Number.parseFloat(since.replace("≤", "")) > oldest;
  return [...keys].filter((key) => {
    const known = support.get(key);
    return (
      known &&
      BROWSERS.some(([name, short]) => {
        const oldest = browsers.find((browser) => browser.replace(/[\d.]+$/, "") === short);
        return oldest && lacks(known[name], Number.parseFloat(oldest.slice(short.length)));
      })
    );
  });
}
