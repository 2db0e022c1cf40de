import { isRecord, storedEdits } from "./stored-edits.ts";

/** What lists show of a conversation that was read. */
export type Gist = {
  client: string;
  contact: string;
};

/** What the visitor told of a conversation of their own, in their words, and what they decided about it. */
export type Note = {
  text: string;
  /** The client that the visitor chose, where the words leave it open. */
  client?: string;
  /** The person there, where two have the same name. */
  contact?: string;
  /** Whether the record says that the client agreed to the recording. */
  mentionsConsent: boolean;
  /** Null as long as there is nothing in the words for a CRM. */
  gist: Gist | null;
};

/** The longest note, in characters: about half an hour of talking. */
export const MAX_NOTE_LENGTH = 20_000;

/** The visitor's notes, by the ids of their recordings. */
export const noteEdits = storedEdits<Readonly<Record<string, Note>>>("notes", {}, areNotes);

/** What is being typed for a recording that isn't kept yet. */
export const noteDraft = storedEdits("note-draft", "", (value) => typeof value === "string");

/** Whether records are to say that the client agreed to the recording. */
export const mentionsConsent = storedEdits("mentions-consent", false, (value) => typeof value === "boolean");

const NO_NOTE: Note = { text: "", mentionsConsent: false, gist: null };

/** Changes what is known of a recording by its note. */
export function editNote(id: string, change: Partial<Note>): void {
  const notes = noteEdits.get();
  noteEdits.set({ ...notes, [id]: { ...(notes[id] ?? NO_NOTE), ...change } });
}

/** Forgets the note of a recording that goes. */
export function removeNote(id: string): void {
  const { [id]: removed, ...others } = noteEdits.get();
  if (removed) noteEdits.set(others);
}

function areNotes(value: unknown): value is Readonly<Record<string, Note>> {
  return isRecord(value) && Object.values(value).every(isNote);
}

function isNote(value: unknown): value is Note {
  return (
    isRecord(value) &&
    typeof value["text"] === "string" &&
    typeof value["mentionsConsent"] === "boolean" &&
    ["string", "undefined"].includes(typeof value["client"]) &&
    ["string", "undefined"].includes(typeof value["contact"]) &&
    (value["gist"] === null || isGist(value["gist"]))
  );
}

function isGist(value: unknown): value is Gist {
  return isRecord(value) && typeof value["client"] === "string" && typeof value["contact"] === "string";
}
