import { readStoredJson, removeStored, writeStoredJson } from "@voxlog/browser/storage";
import { type Lead, type LeadCollection, leadFields } from "@voxlog/product";

/*
 * What is typed into a form that is not sent yet, kept for a reload of the page: in this tab, until it is sent or the tab
 * is closed.
 */

const keyOf = (collection: LeadCollection) => `voxlog.draft.${collection}`;

/** What was typed before in this tab. */
export function readDraft(collection: LeadCollection): Lead {
  return readStoredJson(keyOf(collection), isDraft, "sessionStorage") ?? {};
}

/** Keeps the values of the form's own fields. */
export function keepDraft(collection: LeadCollection, values: Lead): void {
  const own = leadFields[collection].map(({ name }) => [name, values[name]]);
  writeStoredJson(keyOf(collection), Object.fromEntries(own), "sessionStorage");
}

/** Forgets what was typed. */
export function removeDraft(collection: LeadCollection): void {
  removeStored(keyOf(collection), "sessionStorage");
}

const isDraft = (value: unknown): value is Lead =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");
