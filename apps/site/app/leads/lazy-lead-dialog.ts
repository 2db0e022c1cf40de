import { createLazy } from "@voxlog/browser/lazy";

/** The dialogs. Hydration may begin with them: they are no part of the page as it came. */
export const leadDialog = createLazy(() => load().catch(load));

const load = () => import("./open-lead-dialog.tsx").then((module) => module.OpenLeadDialog);
