import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { headersFile, precompress, redirectsFile, securityHeaders } from "@voxlog/hosting";
import { defaultLanguage, languages } from "@voxlog/texts";
import {
  aliases,
  isListed,
  languageOf,
  markdownPath,
  notFoundPaths,
  prerenderedPaths,
  viewOf,
  viewPath,
} from "../app/routing/paths.ts";
import { readPageFiles } from "./client-chunks.ts";
import { finishPage, inlineScriptSources } from "./finish-page.ts";
import { markdownOf } from "./markdown.ts";

/**
 * Writes every page as HTML next to the client's files, with files for hosts, and Brotli copies.
 *
 * @param directory where Vite wrote `client/` and `server/`.
 * @param entry the client's first module.
 * @param origins the site's, and the API's and the collector's if they are others.
 */
export async function writePages(
  directory: string,
  entry: string,
  { origin, ...origins }: { origin: string; apiOrigin: string; trackingOrigin: string },
): Promise<void> {
  const client = join(directory, "client");
  const server = pathToFileURL(resolve(directory, "server/entry.server.js"));
  const { renderPage } = (await import(server.href)) as typeof import("../app/entry.server.tsx");
  const filesOf = await readPageFiles(client, entry);

  /** One policy for all pages, because static hosts join the values if two rules match a path. */
  const inlineScripts = new Set<string>();
  for (const path of [...prerenderedPaths(), ...notFoundPaths()]) {
    const view = viewOf(path) ?? "notFound";
    const html = finishPage(await renderPage(path), filesOf(view, languageOf(path)));
    // Servers serve a folder's index.html, and 404.html for unknown addresses.
    const file = join(client, path, view === "notFound" ? "../404.html" : "index.html");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    if (view !== "notFound" && isListed(view)) {
      await writeFile(join(client, markdownPath(view, languageOf(path))), markdownOf(html, origin + path));
    }
    for (const source of inlineScriptSources(html)) inlineScripts.add(source);
  }

  const headers = securityHeaders({
    ...origins,
    formOrigin: origins.apiOrigin,
    inlineScripts: [...inlineScripts].sort(),
  });
  await writeFile(
    join(client, "_headers"),
    headersFile(headers, ["/assets"], ["/favicon.svg", "/favicon.ico"]),
  );
  await writeFile(join(client, "_redirects"), redirectsFile(pageRewrites()));
  await rm(join(client, ".vite"), { recursive: true });
  await precompress(client);
}

/**
 * Returns the redirects for hosts and our server. Some hosts would add a slash to the address of a folder's index.html.
 * Unknown addresses below a language's path get that language's page.
 */
function pageRewrites(): Parameters<typeof redirectsFile>[0] {
  const folders = prerenderedPaths().filter((path) => path !== "/");
  const others = languages.filter((language) => language !== defaultLanguage);
  return [
    ...aliases().map(({ from, to }) => ({ from, to, status: 301 as const })),
    ...folders.map((path) => ({ from: path, to: `${path}/`, status: 200 as const })),
    ...others.map((language) => {
      const home = viewPath("home", language);
      return { from: `${home}/*`, to: `${home}/404.html`, status: 404 as const };
    }),
  ];
}
