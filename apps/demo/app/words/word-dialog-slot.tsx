import { lazyDialog } from "../components/lazy.tsx";
import type { WordDialogProps } from "../dictionary/word-dialog.tsx";

/** Adds a word to the dictionary, or edits one. Its code is fetched when it is rendered, open or not. */
export const WordDialogSlot = lazyDialog<WordDialogProps>(
  () => import("../dictionary/word-dialog.tsx").then(({ WordDialog }) => WordDialog),
  ({ onOpenChange }) => onOpenChange(false),
);
