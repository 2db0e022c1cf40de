import { lazyDialog } from "../lazy/lazy-dialog.tsx";
import type { WordDialogProps } from "./word-dialog.tsx";

/** Adds a word to the dictionary, or edits one. Its code is fetched when it is rendered, open or not. */
export const WordDialogSlot = lazyDialog<WordDialogProps>(
  () => import("./word-dialog.tsx").then(({ WordDialog }) => WordDialog),
  ({ onOpenChange }) => onOpenChange(false),
);
