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
import type { Shown } from "../app/views/load-view.ts";
import { languageOf, notFoundPaths, prerenderedPaths, viewOf } from "../app/views.ts";
import { readClientFiles, readScripts, takeStyles, writeStyles } from "./client-files.ts";
import { finishPage } from "./finish-page.ts";
import { inlineSources, mergeSources } from "./inline-sources.ts";
import { pageRewrites } from "./page-rewrites.ts";
import { splitStyles } from "./page-styles/split-styles.ts";

type Rendered = { path: string; view: Shown; sheet: string; html: string };

/**
 * Which style sheet a view's pages bring along. The views with the most to show have one each; for the others one
 * will do, as every further sheet adds its hash to the headers of every answer.
 */
function sheetOf(view: Shown): string {
  if (view === "dashboard") return "home"; // It shows the same.
  return view === "home" || view === "features" || view === "pricing" ? view : "others";
}

/**
 * Writes every page of the site as HTML, with the styles that it needs, beside the client's files, tells hosts how to
 * serve them all, and compresses them ahead.
 *
 * @param buildDirectory where Vite wrote `client/` and `server/`.
 * @param apiOrigin the API's, if it is another than the site's.
 */
export async function writePages(buildDirectory: string, apiOrigin: string): Promise<void> {
  const client = join(buildDirectory, "client");
  const server = pathToFileURL(resolve(buildDirectory, "server/entry.server.js"));
  const { renderPage } = (await import(server.href)) as typeof import("../app/entry.server.tsx");
  const filesOf = await readClientFiles(client);

  const rendered: Rendered[] = [];
  for (const path of [...prerenderedPaths(), ...notFoundPaths()]) {
    const view = viewOf(path) ?? "notFound";
    rendered.push({ path, view, sheet: sheetOf(view), html: await renderPage(path) });
  }
  const { pages, application } = splitStyles(await takeStyles(client), rendered, await readScripts(client));
  const laterStyles = await writeStyles(client, application);

  const inline: InlineSources[] = [];
  for (const { path, view, styles, ...page } of pages) {
    const html = finishPage(page.html, filesOf(view, languageOf(path)), { styles, laterStyles });
    // Servers look for a page in a folder's index.html, and for what to say of an unknown address in 404.html.
    const file = join(client, path, view === "notFound" ? "../404.html" : "index.html");
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
