/**
 * What a host does with a path: another file's content under the same address (200, or 404 with the page that
 * says so), or on to another address (301, 302). `from` may end in `*`, and `to` then have `:splat` for that rest.
 */
export type Redirect = { from: string; to: string; status: 200 | 301 | 302 | 404 };

/** What the stricter of the hosts takes: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_LINE = 1000;
const MAX_WITH_WILDCARD = 100;

/**
 * The text of a `_redirects` file, which static hosts read. The first rule that matches counts; those without a
 * wildcard come first, as hosts want it.
 *
 * @throws Error when a host would ignore some of it.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const isWild = ({ from }: Redirect) => from.includes("*");
  const wild = redirects.filter(isWild);
  const lines = [...redirects.filter((each) => !isWild(each)), ...wild].map(
    ({ from, to, status }) => `${from} ${to} ${status}`,
  );
  if (wild.length > MAX_WITH_WILDCARD || lines.some((line) => line.length > MAX_LINE)) {
    throw new Error(
      `_redirects goes beyond what hosts take: ${MAX_WITH_WILDCARD} rules with a wildcard, ${MAX_LINE} characters in a line.`,
    );
  }
  return `${lines.join("\n")}\n`;
}
