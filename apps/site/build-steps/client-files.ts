import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@voxlog/i18n";
import type { Shown } from "../app/views/load-view.ts";
import type { PageFiles } from "./finish-page.ts";

type Manifest = Record<string, { name?: string; file: string; imports?: string[] }>;

/** The module of each view; `load-view.ts` imports them. */
const moduleOf = (view: Shown) => `app/views/${view === "notFound" ? "not-found" : view}.tsx`;
const ENTRY = "app/entry.client.tsx";
const TRACKER = "app/tracking/begin.ts";

/**
 * Reads from the client's build which files the page of a view in a language needs.
 *
 * @throws Error when the build is not cut as it should be; chunks.ts says how.
 */
export async function readClientFiles(
  client: string,
): Promise<(view: Shown, language: Language) => PageFiles> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const tracking = trackingFile(manifest);
  return (view, language) => {
    const texts = Object.keys(manifest).find((key) => key.endsWith(`dictionaries/${language}/site-texts.ts`));
    const files = new Set([ENTRY, moduleOf(view), texts ?? ""].flatMap((key) => withImports(manifest, key)));
    if (files.has(tracking)) {
      throw new Error(
        "The application imports the tracker: a content blocker that refuses it would end both. Import it dynamically alone, and name the modules that the two share in chunks.ts.",
      );
    }
    const [application = "", ...later] = files;
    return { tracking, application, later };
  };
}

/** A module's file, then those that it imports, and so on. */
function withImports(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not a chunk of its own: it must be reached by import() alone.`);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported))];
}

function trackingFile(manifest: Manifest): string {
  const [file = "", ...shared] = withImports(manifest, TRACKER);
  if (shared.length > 1) {
    throw new Error(
      `The tracker would fetch parts of the application before the first intent: ${shared.join(", ")}. Name the modules it shares with it in chunks.ts.`,
    );
  }
  return file;
}

/** The text of every script in the client's build. */
export async function readScripts(client: string): Promise<string[]> {
  const files = await assets(client, ".js");
  return Promise.all(files.map((file) => readFile(file, "utf8")));
}

/**
 * Takes the style sheet out of the client's build: pages bring what they need of it, and `writeStyles` has the rest.
 *
 * @throws Error when it is not one sheet.
 */
export async function takeStyles(client: string): Promise<string> {
  const files = await assets(client, ".css");
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`The site should have one style sheet and has ${files.length}.`);
  const styles = await readFile(file, "utf8");
  await rm(file);
  return styles;
}

/** Writes a style sheet into the client's build, under a name that changes with it, and says its address. */
export async function writeStyles(client: string, styles: string): Promise<string> {
  const hash = createHash("sha256").update(styles).digest("hex").slice(0, 8);
  const address = `/assets/application-${hash}.css`;
  await writeFile(join(client, address), styles);
  return address;
}

async function assets(client: string, extension: string): Promise<string[]> {
  const folder = join(client, "assets");
  return (await readdir(folder)).filter((file) => file.endsWith(extension)).map((file) => join(folder, file));
}
