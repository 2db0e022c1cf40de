import { createLazy } from "@voxlog/browser/lazy";

/** The dialogs. Hydration may begin with them, because the prerendered page doesn't have them. */
export const leadDialog = createLazy(() => load().catch(load));

const load = () => import("./open-lead-dialog.tsx").then((module) => module.OpenLeadDialog);
