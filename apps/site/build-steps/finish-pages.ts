import { glob, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headersFile, type InlineSources, redirectsFile, securityHeaders } from "@voxlog/hosting";
import type { Language } from "@voxlog/i18n";
import { languageOf } from "../app/views.ts";
import { TRACKING_CHUNK } from "./chunks.ts";
import { inlineSources, mergeSources } from "./inline-sources.ts";
import { pageRewrites } from "./page-rewrites.ts";

/** The chunks that a page has to name because the prerenderer does not. */
export type PageChunks = {
  tracking: string;
  /** The dictionary of the page's language, which the application imports as its first act. */
  texts: string;
  /** The style sheet, which goes into the page: it is small, and fetching it would hold up the first paint. */
  styles: string;
};

/**
 * What remains to be done on the pages that React Router prerendered: hold the application back until the
 * visitor's first intent, point the page at its chunks, put the pages for unknown addresses where servers look
 * for them, and tell hosts how to serve them all.
 *
 * @param buildDirectory where React Router wrote `client/`.
 * @param apiOrigin the API's, if it is another than the site's.
 */
export async function finishPages(buildDirectory: string, apiOrigin: string): Promise<void> {
  const client = join(buildDirectory, "client");
  const manifest = await readManifest(client);
  const tracking = `/${trackingChunk(manifest)}`;
  const styles = await readStyles(client);

  await rm(join(client, "__spa-fallback.html")); // Every page is prerendered.
  const inline: InlineSources[] = [];
  for await (const page of glob("**/*.html", { cwd: client })) {
    const file = join(client, page);
    const texts = `/${textsChunk(manifest, languageOf(`/${page}`))}`;
    const html = finishPage(await readFile(file, "utf8"), { tracking, texts, styles });
    await writeFile(file, html);
    inline.push(inlineSources(html));
    const served = page.replace(/404\/index\.html$/, "404.html");
    if (served !== page) await moveUp(file, join(client, served));
  }
  const headers = securityHeaders({ apiOrigin, inline: mergeSources(inline) });
  await writeFile(join(client, "_headers"), headersFile(headers, ["/assets"]));
  await writeFile(join(client, "_redirects"), redirectsFile(pageRewrites()));
  await rm(join(client, ".vite"), { recursive: true });
}

/** A page whose application waits, inert, for `app/inline/intent.ts`. */
export function finishPage(html: string, chunks: PageChunks): string {
  const later = '<link rel="later" data-later="" ';
  return (
    html
      .replaceAll('<link rel="modulepreload" ', later)
      // Replacement patterns such as $& must not be read in a style sheet.
      .replace("</head>", () => `${later}href="${chunks.texts}"/><style>${chunks.styles}</style></head>`)
      .replace('<script type="module" async="">', '<script type="text/later">')
      .replace('data-tracking=""', `data-tracking="${chunks.tracking}"`)
  );
}

async function readStyles(client: string): Promise<string> {
  const files = (await readdir(join(client, "assets"))).filter((file) => file.endsWith(".css"));
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`The site should have one style sheet and has ${files.length}.`);
  return readFile(join(client, "assets", file), "utf8");
}

type Manifest = Record<string, { name?: string; file: string; imports?: string[] }>;

async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
}

function trackingChunk(manifest: Manifest): string {
  const found = Object.values(manifest).find(({ name }) => name === TRACKING_CHUNK);
  if (!found) throw new Error("The build has no chunk for tracking: see chunks.ts.");
  if (found.imports?.length) {
    throw new Error(
      `Tracking would fetch parts of the application before the first intent: ${found.imports.join(", ")}. Name the modules it shares with it in chunks.ts.`,
    );
  }
  return found.file;
}

function textsChunk(manifest: Manifest, language: Language): string {
  const module = `dictionaries/${language}/site-texts.ts`;
  const found = Object.keys(manifest).find((key) => key.endsWith(module));
  const file = found && manifest[found]?.file;
  if (!file) throw new Error(`${module} is not a chunk of its own: it must be reached by import() alone.`);
  return file;
}

async function moveUp(file: string, target: string): Promise<void> {
  await rename(file, target);
  await rm(dirname(file), { recursive: true });
}
