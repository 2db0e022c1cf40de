import { storedKeys } from "@voxlog/browser/storage";

const PREFIX = "voxlog.demo.";

/** Returns the storage key of an edit. */
export const editsKey = (name: string): string => PREFIX + name;

/** The names of stored edits. */
export const storedNames = (): string[] => storedKeys(PREFIX).map((key) => key.slice(PREFIX.length));

/** Name of the stored role. */
export const viewedRoleName = "viewed-role";
/** Name of the edit with the samples that have been processed. The first screen shows them as processing. */
export const PROCESSED_SAMPLES = "processed-samples";

/** Name of the edit with the draft of a note. */
export const NOTE_DRAFT = "note-draft";
/** Maximum length of a long text in characters: about half an hour of speech. */
export const MAX_TEXT_LENGTH = 20_000;

/** The visitor's company and CRM, from the demo request or a link from sales. */
export type Prospect = { company?: string; crm?: string };

/** Storage key of the prospect. A reset keeps it. */
export const PROSPECT_KEY = "voxlog.prospect";
