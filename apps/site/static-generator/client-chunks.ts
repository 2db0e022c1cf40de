import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@voxlog/texts";
import { isFormView, textsOf } from "../app/routing/paths.ts";
import type { Shown } from "../app/views/load-view.tsx";

/** The module that tracks a view before hydration. */
export const TRACKER_ENTRY = "app/tracking/begin.ts";

const DIALOGS = "app/leads/open-lead-dialog.tsx";

/** The modules of each chunk, for rolldown's `codeSplitting.groups`, in order of priority. It splits others itself. */
export const chunkGroups = [
  {
    // Shared by the application and the tracker: neither may load the other.
    name: "addresses",
    priority: 3,
    test: /site\/app\/routing\/addresses\.ts$|tracking\/src\/(browser|campaign|core\/saved-value|events\/forms)\.ts$|(tracked-sets\/src\/product|product\/src\/visits|texts\/src\/languages)\.ts$|vite\/preload-helper/,
  },
  {
    name: "framework",
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  },
  {
    // Two dozen files of a kilobyte each would be slow on a slow line. A module of one view is in its chunk; modules
    // that legal pages, topics or forms share are in theirs.
    name: "shared",
    priority: 1,
    test: /site\/app\/(?!tracking\/begin|legal\/|sections\/(crm-ticker|features\/setup|illustration\/|topic\/))|packages\/(?!tracking\/|demo-data\/|product\/src\/crm-objects|ui\/src\/(field-frame|text-field))/,
    minShareCount: 2,
  },
  {
    // The sample conversation, which only views with pictures of it need.
    name: "sample",
    test: /packages\/demo-data\/(?!src\/recordings\/recordings)|site\/app\/sections\/illustration\//,
    minShareCount: 2,
  },
];

/** The files of the client's build that a page links. */
export type PageFiles = {
  styles: readonly string[];
  /** The typeface, without the characters that few pages have. */
  typeface: string;
  tracking: string;
  application: string;
  /** The application's imports, to fetch in parallel with it. */
  modules: readonly string[];
  /** The dialogs' further files. */
  dialogs: readonly string[];
};

/** https://vite.dev/guide/backend-integration */
type Manifest = Record<
  string,
  { name?: string; file: string; imports?: string[]; css?: string[]; assets?: string[] }
>;

/**
 * Reads which files of the client's build a page needs.
 *
 * @throws Error if the build has other chunks than expected.
 */
export async function readPageFiles(
  client: string,
  entry: string,
): Promise<(view: Shown, language: Language) => PageFiles> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const styles = Object.values(manifest).flatMap(({ css = [] }) => css.map((file) => `/${file}`));
  const typeface = typefaceFile(manifest);
  const tracking = trackingFile(manifest);
  return (view, language) => {
    // A page with a form stays plain HTML.
    if (view !== "notFound" && isFormView(view)) {
      return { styles, typeface, tracking, application: "", modules: [], dialogs: [] };
    }
    const dictionaries = dictionariesOf(manifest, view, language);
    const needed = [entry, moduleOf(view), ...dictionaries].flatMap((key) => withImports(manifest, key));
    const [application = "", ...modules] = new Set(needed);
    if (modules.includes(tracking)) {
      throw new Error(
        "The application imports the tracker: a content blocker would end both. Only import it dynamically, and name the modules that the two share in chunkGroups.",
      );
    }
    const dialogs = withImports(manifest, DIALOGS).filter((file) => !needed.includes(file));
    return { styles, typeface, tracking, application, modules, dialogs };
  };
}

function moduleOf(view: Shown): string {
  const names: Partial<Record<Shown, string>> = { dashboard: "home", notFound: "not-found" };
  return `app/views/${names[view] ?? view.split("/")[0]}.tsx`;
}

/** Returns the modules with a page's texts; one if the language is in one file. */
function dictionariesOf(manifest: Manifest, view: Shown, language: Language): string[] {
  const parts = ["site", ...(view === "notFound" ? [] : textsOf(view))].map((name) => `${language}/${name}`);
  const ends = [language, ...parts].map((name) => `/dictionaries/${name}.ts`);
  return Object.keys(manifest).filter((key) => ends.some((end) => key.endsWith(end)));
}

function withImports(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} isn't a separate chunk. Load it only by import().`);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported))];
}

function typefaceFile(manifest: Manifest): string {
  const files = new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets));
  const typeface = [...files].find((file) => /\/onest-(?!extended)[^/]*\.woff2$/.test(file));
  if (!typeface) throw new Error("The client's styles don't have the typeface.");
  return `/${typeface}`;
}

function trackingFile(manifest: Manifest): string {
  const [file = "", ...shared] = withImports(manifest, TRACKER_ENTRY);
  if (shared.length > 1) {
    throw new Error(
      `The tracker would fetch parts of the application before the first intent: ${shared.join(", ")}. Name the modules it shares with it in chunkGroups.`,
    );
  }
  return file;
}
