import type { Rolldown } from "vite";

/** The chunk of what surrounds the screens. */
export const APP_CHUNK = "app";

/**
 * Which modules travel together; rolldown's `codeSplitting.groups`, in order of priority. Two dozen files of a
 * kilobyte each would take turns on a slow line, so what every first load needs is three files. A screen and
 * what it alone needs stays a chunk of its own.
 */
export const chunks = [
  {
    // It asks for the language's texts, so it must run before the rest is there.
    name: "start",
    priority: 3,
    test: /demo\/app\/(start|load-screen|environment|arrival|breakpoints|edits\/edits-storage|first-screen\/[\w-]+)\.ts$|browser\/src\/(clicks|storage)\.ts$|i18n\/src\/(choose-language|demo|languages|load-texts)\.ts$|product\/src\/addresses\.ts$|tracking\/src\/(browser|core)\/dev-mode[\w-]*\.ts$|vite\/preload-helper/,
  },
  {
    name: "framework",
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  },
  {
    // And with it what nearly every screen is made of.
    ...reachedFrom("/demo/app/main.tsx", /ui\/src\/(alert|card)\/|components\/stat-card\.tsx$/, APP_CHUNK),
    priority: 1,
  },
  // What several screens share, by the folder it is in: none of it is worth a request of its own.
  {
    name: "recordings-list",
    test: /demo\/app\/recordings\/([\w-]+|user\/(user|unfinished)-recordings?)\.tsx?$/,
  },
  { name: "fields", test: /ui\/src\/(field|select-field|text-field)\/|demo\/app\/text\/search\.ts$/ },
  { name: "edits", test: /demo\/app\/edits\// },
];

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Puts a module, all that it imports statically, and others into one chunk. */
function reachedFrom(entry: string, others: RegExp, chunk: string) {
  const known = new Map<string, boolean>();
  const isReached = (id: string, context: Context): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // Modules that import each other end here.
    const reached =
      id.endsWith(entry) ||
      others.test(id) ||
      (context.getModuleInfo(id)?.importers ?? []).some((importer) => isReached(importer, context));
    known.set(id, reached);
    return reached;
  };
  return {
    debugName: chunk,
    name: (id: string, context: Context) => (isReached(id, context) ? chunk : null),
  };
}
