import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  headersFile,
  type InlineSources,
  precompress,
  redirectsFile,
  securityHeaders,
} from "@voxlog/hosting";
import { languageOf, notFoundPaths, prerenderedPaths, viewOf } from "../app/views.ts";
import { readClientFiles } from "./client-files.ts";
import { finishPage } from "./finish-page.ts";
import { inlineSources, mergeSources } from "./inline-sources.ts";
import { pageRewrites } from "./page-rewrites.ts";

/**
 * Writes every page of the site as HTML beside the client's files, tells hosts how to serve them all, and
 * compresses them ahead.
 *
 * @param buildDirectory where Vite wrote `client/` and `server/`.
 * @param apiOrigin the API's, if it is another than the site's.
 */
export async function writePages(buildDirectory: string, apiOrigin: string): Promise<void> {
  const client = join(buildDirectory, "client");
  const server = pathToFileURL(resolve(buildDirectory, "server/entry.server.js"));
  const { renderPage } = (await import(server.href)) as typeof import("../app/entry.server.tsx");
  const filesOf = await readClientFiles(client);

  const inline: InlineSources[] = [];
  for (const path of [...prerenderedPaths(), ...notFoundPaths()]) {
    const files = filesOf(viewOf(path) ?? "notFound", languageOf(path));
    const html = finishPage(await renderPage(path), files);
    // Servers look for a page in a folder's index.html, and for what to say of an unknown address in 404.html.
    const file = join(client, path, viewOf(path) ? "index.html" : "../404.html");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    inline.push(inlineSources(html));
  }
  const headers = securityHeaders({ apiOrigin, inline: mergeSources(inline) });
  await writeFile(join(client, "_headers"), headersFile(headers, ["/assets"]));
  await writeFile(join(client, "_redirects"), redirectsFile(pageRewrites()));
  await rm(join(client, ".vite"), { recursive: true });
  await precompress(client);
}
