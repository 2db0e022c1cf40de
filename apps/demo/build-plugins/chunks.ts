/** Name of the chunk with the layout. */
export const APP_CHUNK = "app";

/**
 * Modules that share a chunk: rolldown's `codeSplitting.groups`, in order of priority. A group includes its modules'
 * imports. Two dozen files of a kilobyte each are slow on a slow line, so every first load's modules are in three
 * files. A screen and the modules that only it uses stay in their own chunk.
 */
export const chunks = [
  // The first paint waits for it, so it imports neither React nor i18next.
  { name: "start", priority: 5, test: /demo\/app\/start\.ts$|vite\/preload-helper/ },
  {
    name: "framework",
    priority: 4,
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  },
  // Includes what nearly every screen uses.
  {
    name: APP_CHUNK,
    priority: 3,
    test: /demo\/app\/main\.tsx$|ui\/src\/(alert|card)\//,
  },
  // Small modules that several screens share. The most shared go first, since a group includes its modules' imports:
  // the settings don't need the list of recordings.
  {
    name: "shared",
    priority: 2,
    test: /lucide-react|product\/src|demo-data\/src\/text|recordings\/recording-time|browser\/src\/breakable|ui\/src\/(link|table|empty-state|page-header)|copy-button/,
    minShareCount: 2,
  },
  // Before the groups that use fields, which would include them.
  {
    name: "fields",
    priority: 3,
    test: /ui\/src\/(field-frame|select-field|text-field|text-area|merge-refs)\b|edits\/(save-form|long-text)|text\/search\.ts$/,
  },
  // A sample needs these, but not the form for the visitor's own words.
  { name: "corrections", priority: 2, test: /demo\/app\/dictionary\/(corrections|entries|word-dialog-slot)/ },
  // The agent's screen needs these, but not the form either.
  {
    name: "instructions",
    priority: 3,
    test: /notes\/src\/instructions|agent\/instructions|edits\/(text-edits|unfollowed-instructions)/,
  },
  // A conversation and a CRM record need these, but not the form either.
  {
    name: "results",
    priority: 2,
    test: /field-labels|recordings\/recording-detail|detail\/(update-list|field-text|panel)|edits\/(review-edits|approved-result)/,
  },
  {
    name: "note-form",
    priority: 2,
    test: /notes\/(note-form|use-reading|sample-text)|ui\/src\/disclosure/,
  },
  { name: "conversation", priority: 1, test: /(routes|detail)\/conversation/ },
  // A shared recording has no list behind it.
  { name: "recordings-list", priority: 1, test: /demo\/app\/recordings\/list\// },
  {
    name: "recording",
    priority: 2,
    test: /demo\/app\/recordings\/((?!audio-player)[\w-]+|detail\/recording-details)\.tsx?$|load-recording-detail/,
  },
];
