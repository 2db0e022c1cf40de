import { createHash } from "node:crypto";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The chunk that tracks a view before the application is there. */
export const TRACKING_CHUNK = "tracking";

/**
 * What remains to be done on the pages that React Router prerendered: hold the application back until the
 * visitor's first intent, point the page at its tracking chunk, put the pages for unknown addresses where
 * servers look for them, and list the inline scripts for the Content-Security-Policy.
 *
 * @param buildDirectory where React Router wrote `client/`; `csp.json` goes beside it, since it is for the
 *   server and not for visitors.
 */
export async function finishPages(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  const tracking = await findTrackingChunk(client);

  const sources: Record<string, string[]> = {};
  for await (const page of glob("**/*.html", { cwd: client })) {
    const file = join(client, page);
    const html = finishPage(await readFile(file, "utf8"), `/${tracking}`);
    await writeFile(file, html);
    const served = page.replace(/404\/index\.html$/, "404.html");
    sources[served] = scriptSources(html);
    if (served !== page) await moveUp(file, join(client, served));
  }
  await writeFile(join(buildDirectory, "csp.json"), `${JSON.stringify(sources, null, 2)}\n`);
  await rm(join(client, ".vite"), { recursive: true });
}

/** A page whose application waits, inert, for `app/inline/intent.ts`. */
export function finishPage(html: string, tracking: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" data-later="" ')
    .replace('<script type="module" async="">', '<script type="text/later">')
    .replace('data-tracking=""', `data-tracking="${tracking}"`);
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

async function findTrackingChunk(client: string): Promise<string> {
  const manifest = await readFile(join(client, ".vite/manifest.json"), "utf8");
  const chunks = Object.values(
    JSON.parse(manifest) as Record<string, { name?: string; file: string; imports?: string[] }>,
  );
  const found = chunks.find(({ name }) => name === TRACKING_CHUNK);
  if (!found) throw new Error("The build has no chunk for tracking: see codeSplitting in vite.config.ts.");
  if (found.imports?.length) {
    throw new Error(
      `Tracking would fetch parts of the application before the first intent: ${found.imports.join(", ")}. Name the modules it shares with it in vite.config.ts.`,
    );
  }
  return found.file;
}

async function moveUp(file: string, target: string): Promise<void> {
  await rename(file, target);
  await rm(dirname(file), { recursive: true });
}
