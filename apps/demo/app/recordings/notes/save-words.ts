import { timings } from "@voxlog/product";
import type { Language } from "@voxlog/texts";
import { mentionsConsent, noteDraft } from "../../edits/note-edits.ts";
import { newRecordingId } from "../user/user-recording.ts";
import { saveRecording } from "../user/user-recordings.ts";
import { saveNote } from "./use-reading.ts";

/**
 * Saves words without sound as a recording, and reads them. Until they are stored, a reload finds them in the draft, and
 * other words in it stay.
 *
 * @returns the recording's ID.
 */
export async function saveWords(way: "call" | "note", text: string, language: Language): Promise<string> {
  const id = newRecordingId();
  const date = new Date().toISOString();
  const processingSince = Date.now() - timings.uploadSimulation;
  const [isStored] = await Promise.all([
    saveRecording(
      { id, date, duration: 0, mimeType: "", processingSince: null, way },
      new Blob(),
      processingSince,
    ),
    saveNote(id, { text }, language),
  ]);
  if (isStored) discardDraft(text);
  return id;
}

/** Adds words to a recording that has none, and reads them. */
export async function addWords(id: string, text: string, language: Language): Promise<void> {
  await saveNote(id, { text }, language);
  discardDraft(text);
}

function discardDraft(saved: string): void {
  if (noteDraft.get().trim() === saved) noteDraft.set("");
}

/** Saves the current note draft with a recording, and discards it if the recording is stored. */
export async function saveDraftWith(id: string, isStored: boolean, language: Language): Promise<void> {
  await saveNote(id, { text: noteDraft.get().trim(), mentionsConsent: mentionsConsent.get() }, language);
  if (isStored) noteDraft.set("");
}
