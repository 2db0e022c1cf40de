import { NOTE_DRAFT } from "./edits-storage.ts";
import { storedEdits } from "./stored-edits.ts";
import { hasShape, isBoolean, isText, optional, recordOf } from "./validators.ts";

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

const isGist = hasShape<Gist>({ client: isText, contact: isText });
const isNote = hasShape<Note>({
  text: isText,
  client: optional(isText),
  contact: optional(isText),
  mentionsConsent: isBoolean,
  gist: (value): value is Gist | null => value === null || isGist(value),
});

/** The visitor's notes by recording ID. */
export const noteEdits = storedEdits("notes", {}, recordOf(isNote));

/** Draft of a note whose recording isn't saved yet. */
export const noteDraft = storedEdits(NOTE_DRAFT, "", isText);

/** Whether records mention that the client agreed to the recording. */
export const mentionsConsent = storedEdits("mentions-consent", false, isBoolean);

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
