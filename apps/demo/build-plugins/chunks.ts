/** The chunk of what surrounds the screens. */
export const APP_CHUNK = "app";

/**
 * Which modules travel together; rolldown's `codeSplitting.groups`, in order of priority. A module brings along what
 * it imports. Two dozen files of a kilobyte each would take turns on a slow line, so what every first load needs is
 * three files. A screen and what it alone needs stays a chunk of its own.
 */
export const chunks = [
  // It asks for the language's texts, so it must run before the rest is there.
  { name: "start", priority: 5, test: /demo\/app\/start\.ts$|vite\/preload-helper/ },
  {
    name: "framework",
    priority: 4,
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  },
  // And with it what nearly every screen is made of.
  {
    name: APP_CHUNK,
    priority: 3,
    test: /demo\/app\/main\.tsx$|ui\/src\/(alert|card)\/|components\/stat-card\.tsx$/,
  },
  // What several screens share, none of it worth a request of its own. What more of them need goes first, since a group
  // takes along what its modules import: who changes settings needs no list of recordings.
  {
    name: "shared",
    priority: 2,
    test: /lucide-react|product\/src|demo-data\/src\/text|recordings\/recording-time|ui\/src\/(breakable|table|empty-state|disclosure)/,
    minShareCount: 2,
  },
  // First, or another group that uses a field would take it along to every screen with one.
  {
    name: "fields",
    priority: 3,
    test: /ui\/src\/(field-frame|select-field|text-field|text-area|merge-refs)\b|text\/search\.ts$/,
  },
  { name: "edits", priority: 2, test: /demo\/app\/edits\// },
  {
    name: "note-form",
    priority: 2,
    test: /own\/(note-form|use-reading|instructions|sample-text)|recordings\/dictation/,
  },
  { name: "recordings-list", priority: 1, test: /demo\/app\/recordings\/(list\/)?[\w-]+\.tsx?$/ },
];
