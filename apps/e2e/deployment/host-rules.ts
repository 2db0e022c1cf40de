/** A rule of `_redirects` that a host of this kind obeys. */
type Redirect = { from: string; to: string; status: number };

/** The rest of a path that a pattern's `*` stands for; empty without one, undefined where it does not match. */
function match(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith("*")) return pattern === path ? "" : undefined;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

/**
 * What `_redirects` makes of a path, by the first rule that matches. Statuses that are neither a rewrite (200) nor
 * a redirect are ignored, as on the strictest of the hosts.
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

/** The headers that `_headers` gives a path: those of all rules that match, values of the same name joined. */
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
