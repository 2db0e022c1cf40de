import { createHash } from "node:crypto";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Language } from "@voxlog/i18n";
import { languageOf } from "../app/views.ts";
import { TRACKING_CHUNK } from "./chunks.ts";

/** The chunks that a page has to name because the prerenderer does not. */
export type PageChunks = {
  tracking: string;
  /** The dictionary of the page's language, which the application imports as its first act. */
  texts: string;
};

/**
 * What remains to be done on the pages that React Router prerendered: hold the application back until the
 * visitor's first intent, point the page at its chunks, put the pages for unknown addresses where servers look
 * for them, and list the inline scripts for the Content-Security-Policy.
 *
 * @param buildDirectory where React Router wrote `client/`; `csp.json` goes beside it, since it is for the
 *   server and not for visitors.
 */
export async function finishPages(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  const manifest = await readManifest(client);
  const tracking = `/${trackingChunk(manifest)}`;

  await rm(join(client, "__spa-fallback.html")); // Every page is prerendered.
  const sources: Record<string, string[]> = {};
  for await (const page of glob("**/*.html", { cwd: client })) {
    const file = join(client, page);
    const texts = `/${textsChunk(manifest, languageOf(`/${page}`))}`;
    const html = finishPage(await readFile(file, "utf8"), { tracking, texts });
    await writeFile(file, html);
    const served = page.replace(/404\/index\.html$/, "404.html");
    sources[served] = scriptSources(html);
    if (served !== page) await moveUp(file, join(client, served));
  }
  await writeFile(join(buildDirectory, "csp.json"), `${JSON.stringify(sources, null, 2)}\n`);
  await rm(join(client, ".vite"), { recursive: true });
}

/** A page whose application waits, inert, for `app/inline/intent.ts`. */
export function finishPage(html: string, chunks: PageChunks): string {
  const later = '<link rel="later" data-later="" ';
  return html
    .replaceAll('<link rel="modulepreload" ', later)
    .replace("</head>", `${later}href="${chunks.texts}"/></head>`)
    .replace('<script type="module" async="">', '<script type="text/later">')
    .replace('data-tracking=""', `data-tracking="${chunks.tracking}"`);
}

/** The Content-Security-Policy sources of a page's inline scripts; data such as JSON-LD is not a script. */
export function scriptSources(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
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
