import {
  readStored,
  readStoredJson,
  removeStored,
  writeStored,
  writeStoredJson,
} from "@voxlog/browser/storage";
import { type Lead, type LeadCollection, leadFields } from "@voxlog/product";

/* Input of an unsent form, kept in this tab until the form is sent, so that a reload loses nothing. */

const keyOf = (collection: LeadCollection) => `voxlog.draft.${collection}`;

export function readDraft(collection: LeadCollection): Lead {
  return readStoredJson(keyOf(collection), isDraft, "sessionStorage") ?? {};
}

export function saveDraft(collection: LeadCollection, values: Lead): void {
  const own = leadFields[collection].map(({ name }) => [name, values[name]]);
  writeStoredJson(keyOf(collection), Object.fromEntries(own), "sessionStorage");
}

export function removeDraft(collection: LeadCollection): void {
  removeStored(keyOf(collection), "sessionStorage");
}

const WORDS = "voxlog.draft.words";

/** Returns the words that the visitor tried the product with, until they are passed to the demo. */
export const readWords = (): string => readStored(WORDS, "sessionStorage") ?? "";

/** Puts the words back into their field on the home page, unless the visitor has typed others. */
export function restoreWords(): void {
  const field = document.querySelector<HTMLTextAreaElement>("#own-words");
  if (field) field.value ||= readWords();
}

/** Keeps the visitor's words; empty ones are removed. */
export function saveWords(words: string): void {
  if (words) writeStored(WORDS, words, "sessionStorage");
  else removeStored(WORDS, "sessionStorage");
}

const isDraft = (value: unknown): value is Lead =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");
