/** Headers by the path they are for; a path may end in `*`, which stands for any rest. */
type HeaderRules = Record<string, Record<string, string>>;

/** What the stricter of the hosts takes: https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** The build puts a hash of its content in the name of every file in an assets folder, and nowhere else. */
const IMMUTABLE = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Browsers ask for a page's icon again at each change of its address; an owner's new mark may come a day late. */
const A_DAY = { "Cache-Control": "public, max-age=86400" };

/**
 * The text of a `_headers` file, which static hosts read, and the product's own server as well: `headers` for
 * everything, and leave to keep what is in the folders of assets for good, and icons for a day.
 *
 * A header must not be set by two rules that match the same path: hosts would join the values.
 *
 * @throws Error when a host would cut something off.
 */
export function headersFile(
  headers: Record<string, string>,
  assets: readonly string[],
  icons: readonly string[] = [],
): string {
  const rules: HeaderRules = { "/*": headers };
  for (const folder of assets) rules[`${folder}/*`] = IMMUTABLE;
  for (const icon of icons) rules[icon] = A_DAY;
  return writeRules(rules);
}

function writeRules(rules: HeaderRules): string {
  const blocks = Object.entries(rules).map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = blocks.flat().find((line) => line.length > MAX_LINE);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, and hosts take ${MAX_LINE}: ${tooLong.slice(0, 60)}… Let the pages have fewer inline scripts.`,
    );
  }
  if (blocks.length > MAX_RULES) {
    throw new Error(`_headers has ${blocks.length} rules, and hosts take ${MAX_RULES}.`);
  }
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
