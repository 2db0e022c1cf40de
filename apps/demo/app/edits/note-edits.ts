import { NOTE_DRAFT } from "./edits-storage.ts";
import { isRecord, storedEdits } from "./stored-edits.ts";

/** Client and contact of a note, for lists. */
export type Gist = {
  client: string;
  contact: string;
};

/** A visitor's note about their own conversation, and their answers about it. */
export type Note = {
  text: string;
  /** The client that the visitor selected, if the words are ambiguous. */
  client?: string;
  /** The contact there, if two have the same name. */
  contact?: string;
  /** Whether the record says that the client agreed to the recording. */
  mentionsConsent: boolean;
  /** Null while the words contain nothing for a CRM. */
  gist: Gist | null;
};

/** The visitor's notes by recording ID. */
export const noteEdits = storedEdits<Readonly<Record<string, Note>>>("notes", {}, areNotes);

/** Draft of a note whose recording isn't saved yet. */
export const noteDraft = storedEdits(NOTE_DRAFT, "", (value) => typeof value === "string");

/** Whether records mention that the client agreed to the recording. */
export const mentionsConsent = storedEdits("mentions-consent", false, (value) => typeof value === "boolean");

const NO_NOTE: Note = { text: "", mentionsConsent: false, gist: null };

/** Updates a recording's note. */
export function editNote(id: string, change: Partial<Note>): void {
  const notes = noteEdits.get();
  noteEdits.set({ ...notes, [id]: { ...(notes[id] ?? NO_NOTE), ...change } });
}

/** Deletes the note of a deleted recording. */
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
