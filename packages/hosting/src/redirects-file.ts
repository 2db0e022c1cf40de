/**
 * Serves another file's content under the same address (200, or 404) or redirects (301, 302). `from` may end in `*`,
 * and `:splat` in `to` stands for the rest.
 */
export type Redirect = { from: string; to: string; status: 200 | 301 | 302 | 404 };

/** Limits of the stricter host: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_LINE = 1000;
const MAX_WITH_WILDCARD = 100;

/**
 * Returns the text of a `_redirects` file, which static hosts read. The first matching rule wins; rules without a
 * wildcard come first, as hosts require.
 *
 * @throws Error when a host would ignore part of it.
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
