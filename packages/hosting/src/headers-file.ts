/** Headers by path; a path may end in `*`, which matches any rest. */
type HeaderRules = Record<string, Record<string, string>>;

/** Limits of the stricter host: https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** The build puts a content hash in the names of files in assets folders, and only there. */
const IMMUTABLE = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Browsers request the icon again on every navigation; an owner's new icon may show a day late. */
const A_DAY = { "Cache-Control": "public, max-age=86400" };

/**
 * Returns the text of a `_headers` file, which static hosts and the product's server read: `headers` for everything,
 * and caching of assets forever and of icons for a day. Two rules that match the same path must not set the same
 * header: hosts would join the values.
 *
 * @throws Error when a host would truncate it.
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
