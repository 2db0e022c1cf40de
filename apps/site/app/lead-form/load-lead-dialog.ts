import { createLazy } from "@voxlog/browser/lazy";
import { createStore, useStore } from "@voxlog/browser/store";
import type { DialogName } from "./use-open-dialog.ts";

/** The dialogs. Hydration may begin with them: they are no part of the page as it came. */
export const leadDialog = createLazy(() =>
  import("./open-lead-dialog.tsx").then((module) => module.OpenLeadDialog),
);

const near = createStore<DialogName | undefined>(undefined);

/** Fetches the dialogs' code, and has that dialog rendered out of sight, ahead of the press that opens it. */
export function comeNear(dialog: DialogName): void {
  near.set(dialog);
  leadDialog.prefetch();
}

/** The dialog whose link the visitor reached for last. */
export const useNearDialog = (): DialogName | undefined => useStore(near);
