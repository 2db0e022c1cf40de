import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { dirname, extname, join } from "node:path";
import type { Certificate } from "./certificate.ts";
import { headersOf, redirectOf } from "./host-rules.ts";
import { type Listening, listen } from "./listen.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".xml": "application/xml",
  ".txt": "text/plain",
  ".md": "text/markdown",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Serves static files by `_headers` and `_redirects`, like the strictest host: rules before files, a redirect to the
 * address with a trailing slash, and the nearest 404.html, or the root's index.html, for missing pages.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export async function startStaticHost(folder: string, tls: Certificate): Promise<Listening> {
  const headerRules = await readFile(join(folder, "_headers"), "utf8");
  const redirectRules = await readFile(join(folder, "_redirects"), "utf8");

  const answer = async ({ url = "/" }: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(`https://host${url}`);
    response.setHeaders(headersOf(headerRules, pathname));
    const rule = redirectOf(redirectRules, pathname);
    if (rule && rule.status !== 200) {
      response.writeHead(rule.status, { Location: rule.to + search }).end();
      return;
    }
    const found = find(folder, rule?.to ?? pathname);
    if ("location" in found) {
      response.writeHead(308, { Location: found.location + search }).end();
      return;
    }
    const content = await readFile(join(folder, found.file));
    response.writeHead(found.status, { "Content-Type": TYPES[extname(found.file)] ?? "" }).end(content);
  };
  return listen(
    createServer(tls, (request, response) => {
      // For example, a deleted file. Headers aren't sent yet, so the status can still change.
      answer(request, response).catch(() => response.writeHead(500).end());
    }),
  );
}

type Found = { file: string; status: number } | { location: string };

function find(folder: string, path: string): Found {
  const isFile = (name: string) =>
    existsSync(join(folder, name)) && statSync(join(folder, name)).isFile() && !/^\/_/.test(name);
  if (path.endsWith("/") && isFile(`${path}index.html`)) return { file: `${path}index.html`, status: 200 };
  if (isFile(path)) return { file: path, status: 200 };
  if (isFile(`${path}/index.html`)) return { location: `${path}/` };
  for (let at = path; at !== "/"; ) {
    at = dirname(at);
    const missing = join(at, "404.html");
    if (isFile(missing)) return { file: missing, status: 404 };
  }
  return { file: "/index.html", status: 200 };
}
