import type { Lead } from "./leads-api.ts";

/** An unsaved note, and the lead when its editing began: a different note is a colleague's. */
export type NoteDraft = { text: string; original: Lead };

/** Unsaved notes by the lead's ID. They survive a refreshed list, another page and a new sign-in. */
export const noteDrafts = new Map<string, NoteDraft>();
addEventListener("beforeunload", (event) => noteDrafts.size > 0 && event.preventDefault());
