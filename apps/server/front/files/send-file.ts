import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type Build, type BuiltFile, isCompressible, matches } from "./build.ts";

export type Builds = { site?: Build; demo?: Build; reports?: Build; ui?: Build };

/** The response to a path: a file with its status, a redirect, or nothing. */
export type FileMatch =
  | { build: Build; file: BuiltFile; status: 200 | 404 }
  | { redirect: string }
  | undefined;

/** Without the condition before it, a path of many slashes would take seconds. */
export const TRAILING_SLASHES = /(?<!\/)\/+$/;

const CLIENT_APPS = { demo: "/dashboard", reports: "/reports" } as const;

/**
 * Finds the response to a path. Pages of a client-side app are its index.html. The site is prerendered: each page is a
 * folder with an index.html.
 *
 * @example findFile("/features", builds) ⇒ features/index.html of the site, 200
 * @example findFile("/dashboard/record", builds) ⇒ index.html of the demo, 200
 * @example findFile("/dashboard/nothing", builds) ⇒ 404.html of the demo, 404
 * @example findFile("/en/nothing", builds) ⇒ en/404.html of the site, 404
 * @example findFile("/ui/", builds) ⇒ index.html of the design system's documentation, 200
 * @example findFile("/EN/Pricing", builds) ⇒ redirect to /en/pricing: phones and print capitalize
 */
export function findFile(path: string, builds: Builds): FileMatch {
  const found = findExact(path, builds);
  const lower = path.toLowerCase();
  if (lower === path || !isMissing(found)) return found;
  const other = findExact(lower, builds);
  if (isMissing(other)) return found;
  return other && "redirect" in other ? other : { redirect: lower };
}

const isMissing = (found: FileMatch): boolean => !found || ("status" in found && found.status === 404);

function findExact(path: string, builds: Builds): FileMatch {
  for (const app of ["demo", "reports"] as const) {
    const base = CLIENT_APPS[app];
    const build = builds[app];
    if (build && (path === base || path.startsWith(`${base}/`)))
      return findInApp(build, path, path.slice(base.length + 1));
  }
  if (builds.ui && path === "/ui") return { redirect: "/ui/" }; // Its addresses are relative.
  if (builds.ui && path.startsWith("/ui/")) {
    const file = builds.ui.files.get(path.slice("/ui/".length) || "index.html");
    return file && { build: builds.ui, file, status: 200 };
  }
  return builds.site && findOnSite(builds.site, path);
}

function findInApp(build: Build, path: string, name: string): FileMatch {
  const file = name && build.files.get(name);
  if (file) return { build, file, status: 200 };
  if (name.startsWith("assets/")) return undefined;
  const isAddress = build.redirects.some(
    ({ from, to, status }) => to === "/" && status === 200 && matches(from, path),
  );
  const page = build.files.get(isAddress ? "index.html" : "404.html");
  return page && { build, file: page, status: isAddress ? 200 : 404 };
}

function findOnSite(build: Build, path: string): FileMatch {
  const name = path.slice(1);
  const page = name.replace(TRAILING_SLASHES, "");
  const redirect = build.redirects.find(({ from, status }) => status === 301 && from === `/${page}`);
  if (redirect) return { redirect: redirect.to };
  const index = build.files.get(page ? `${page}/index.html` : "index.html");
  // Each page has one URL, without the trailing slash, which its links and canonical use.
  if (index) return page === name ? { build, file: index, status: 200 } : { redirect: `/${page}` };
  const file = name && build.files.get(name);
  if (file) return { build, file, status: 200 };
  const missing = build.files.get(`${name.split("/")[0]}/404.html`) ?? build.files.get("404.html");
  return missing && { build, file: missing, status: 404 };
}

const compress = promisify(gzip);

/** Sends a built file, if it exists. Unless `isSecure`, no header may require TLS (RFC 6797, 7.2). */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  builds: Builds,
  isSecure: boolean,
): Promise<boolean> {
  const found = findFile(path, builds);
  if (!found) return false;
  if ("redirect" in found) {
    const query = request.url?.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
    response.writeHead(301, { Location: found.redirect + query }).end();
    return true;
  }
  const { build, file, status } = found;
  const headers: Record<string, string | number> = { "Cache-Control": "no-cache", ...build.headersOf(path) };
  if (status === 404) headers["Cache-Control"] = "no-cache";
  if (!isSecure) delete headers["Strict-Transport-Security"];
  headers["Content-Type"] = file.type;
  const variant = await variantOf(file, request.headers["accept-encoding"] ?? "");
  if (isCompressible(file)) response.appendHeader("Vary", "Accept-Encoding");
  if (variant.encoding) headers["Content-Encoding"] = variant.encoding;
  if (status === 200) {
    headers["ETag"] = `W/"${file.tag}${variant.encoding ? `-${variant.encoding}` : ""}"`;
    if (isFresh(request.headers["if-none-match"], headers["ETag"])) {
      response.writeHead(304, headers).end();
      return true;
    }
  }
  sendContent(request, response, variant, { ...headers }, status);
  return true;
}

type Variant = { content: Buffer; encoding?: string };

async function variantOf(file: BuiltFile, accepted: string): Promise<Variant> {
  if (!isCompressible(file)) return { content: file.content };
  if (file.brotli && accepts(accepted, "br")) return { content: file.brotli, encoding: "br" };
  if (!accepts(accepted, "gzip")) return { content: file.content };
  file.gzip ??= await compress(file.content);
  return { content: file.gzip, encoding: "gzip" };
}

/** Returns whether an Accept-Encoding header names an encoding with a weight above zero (RFC 9110, 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return new RegExp(`(^|[ ,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header);
}

function isFresh(known: string | undefined, tag: string): boolean {
  if (!known) return false;
  const bare = (each: string) => each.trim().replace(/^W\//, "");
  return known.split(",").some((each) => bare(each) === bare(tag) || each.trim() === "*");
}

/** Sends a file, or the single range that a player requests (RFC 9110, 14). */
function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { content, encoding }: Variant,
  headers: Record<string, string | number>,
  status: number,
): void {
  let body = content;
  const isRanged = !encoding && status === 200;
  if (isRanged) headers["Accept-Ranges"] = "bytes";
  // A download can't continue: `If-Range` needs a strong tag (RFC 9110, 13.1.5).
  const range =
    isRanged && request.method === "GET" && !request.headers["if-range"]
      ? /^bytes=(\d*)-(\d*)$/.exec(request.headers["range"] ?? "")
      : null;
  if (range && (range[1] || range[2])) {
    const [start, end] = rangeOf(range[1] ?? "", range[2] ?? "", content.length);
    if (start >= content.length || start > end) {
      // A cache must not keep it in place of the file.
      headers["Cache-Control"] = "no-store";
      response.writeHead(416, { ...headers, "Content-Range": `bytes */${content.length}` }).end();
      return;
    }
    headers["Content-Range"] = `bytes ${start}-${end}/${content.length}`;
    status = 206;
    body = content.subarray(start, end + 1);
  }
  headers["Content-Length"] = body.length;
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

/** Returns the first and last byte of a range. Without a first one, `last` counts from the end. */
function rangeOf(first: string, last: string, length: number): [number, number] {
  if (!first) return [Math.max(0, length - Number(last)), length - 1];
  return [Number(first), last ? Math.min(Number(last), length - 1) : length - 1];
}
