import { readStoredJson, removeStored, writeStoredJson } from "@voxlog/browser/storage";
import type { LeadCollection } from "@voxlog/product";

/*
 * What this tab knows of the plain form that it sent last: the page that thanks counts it once, and the way back to the
 * form leads to that page.
 */

const KEY = "voxlog.sent-form";

export type SentForm = {
  collection: LeadCollection;
  /** `sent` until a page has thanked for it. */
  state: "sent" | "thanked";
  place?: string | undefined;
  /** The page that thanked for it. */
  thanks?: string | undefined;
};

/** Returns the form that was sent last in this tab. */
export const readSentForm = (): SentForm | undefined => readStoredJson(KEY, isSentForm, "sessionStorage");

/** Remembers a form until the tab is closed. */
export const writeSentForm = (form: SentForm): void => void writeStoredJson(KEY, form, "sessionStorage");

/** Forgets a form that the server rejected, so that a later page of thanks doesn't count it. */
export const forgetSentForm = (): void => removeStored(KEY, "sessionStorage");

const isSentForm = (value: unknown): value is SentForm =>
  typeof value === "object" && value !== null && "collection" in value && "state" in value;
