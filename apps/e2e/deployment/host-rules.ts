type Redirect = { from: string; to: string; status: number };

/**
 * Returns the part of a path that a pattern's `*` matches: empty without `*`, undefined if the pattern doesn't match.
 */
function match(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith("*")) return pattern === path ? "" : undefined;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

/**
 * Returns the first rule in `_redirects` that matches a path. Supports rewrites (200) and redirects only, like the
 * strictest host.
 */
export function redirectOf(file: string, path: string): Redirect | undefined {
  for (const line of file.split("\n").filter((line) => /^\//.test(line))) {
    const [from = "", to = "", status = "302"] = line.split(/\s+/);
    const splat = match(from, path);
    if (splat === undefined || !/^(200|30[12378])$/.test(status)) continue;
    return { from, to: to.replace(":splat", splat), status: Number(status) };
  }
  return undefined;
}

/**
 * Returns the headers that `_headers` gives a path: those of all matching rules, with values of the same name joined.
 */
export function headersOf(file: string, path: string): Headers {
  const headers = new Headers();
  let matches = false;
  for (const line of file.split("\n")) {
    if (/^\S/.test(line)) matches = match(line.trim(), path) !== undefined;
    else if (matches && line.includes(":")) {
      const colon = line.indexOf(":");
      headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
  }
  return headers;
}
