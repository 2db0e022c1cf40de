import { dialogOnDemand } from "../on-demand/dialog-on-demand.tsx";
import type { WordDialogProps } from "./word-dialog.tsx";

/** Adds a word to the dictionary, or edits one. Its code is fetched when it is rendered, open or not. */
export const WordDialogSlot = dialogOnDemand<WordDialogProps>(
  () => import("./word-dialog.tsx").then(({ WordDialog }) => WordDialog),
  ({ onOpenChange }) => onOpenChange(false),
);
