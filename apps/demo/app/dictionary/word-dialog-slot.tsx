import { lazyDialog } from "../components/lazy.tsx";

/** Adds a word to the dictionary, or edits one. */
export const WordDialogSlot = lazyDialog(() =>
  import("./word-dialog.tsx").then(({ WordDialog }) => WordDialog),
);
