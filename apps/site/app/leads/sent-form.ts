import { readStoredJson, removeStored, writeStoredJson } from "@voxlog/browser/storage";
import type { LeadCollection } from "@voxlog/product";

/*
 * The plain form that this tab sent last: its thank-you page counts it once, and going back opens that page.
 */

const KEY = "voxlog.sent-form";

export type SentForm = {
  collection: LeadCollection;
  /** `sent` until the thank-you page is shown. */
  state: "sent" | "thanked";
  place?: string | undefined;
  /** The thank-you page. */
  thanks?: string | undefined;
};

/** Returns the form that was sent last in this tab. */
export const readSentForm = (): SentForm | undefined => readStoredJson(KEY, isSentForm, "sessionStorage");

/** Remembers a form until the tab is closed. */
export const writeSentForm = (form: SentForm): void => void writeStoredJson(KEY, form, "sessionStorage");

/** Forgets a form that the server rejected, so that a later thank-you page doesn't count it. */
export const forgetSentForm = (): void => removeStored(KEY, "sessionStorage");

const isSentForm = (value: unknown): value is SentForm =>
  typeof value === "object" && value !== null && "collection" in value && "state" in value;
