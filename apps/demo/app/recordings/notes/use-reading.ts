import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { useSettled } from "@voxlog/browser/settled";
import { useStore } from "@voxlog/browser/store";
import { sampleInstructions } from "@voxlog/demo-data/instructions";
import { textIn } from "@voxlog/demo-data/text";
import { readInstructions } from "@voxlog/notes/instructions";
import type { Reading } from "@voxlog/notes/read-note";
import { type Language, useLanguage } from "@voxlog/texts";
import { useEffect, useMemo, useState } from "react";
import { correctedText } from "../../dictionary/corrections.ts";
import { dictionaryEdits } from "../../dictionary/entries.ts";
import { accountEdits } from "../../edits/account-edits.ts";
import { editNote, type Note, noteEdits } from "../../edits/note-edits.ts";
import { editReview, NO_REVIEW, reviewEdits, reviewedFields } from "../../edits/review-edits.ts";
import { savedInstructions } from "../../edits/text-edits.ts";

/** The reader's code, loaded on use: most visitors look around first. */
export const reader = createLazy(() => import("@voxlog/notes/read-note"));

function instructionsIn(language: Language) {
  return readInstructions(
    (["team", "personal"] as const).map(
      (scope) =>
        [scope, savedInstructions[scope].get() ?? textIn(sampleInstructions[scope], language)] as const,
    ),
  );
}

/** Returns the current instructions. */
export function useInstructions(): ReturnType<typeof readInstructions> {
  const language = useLanguage();
  const team = useStore(savedInstructions.team);
  const personal = useStore(savedInstructions.personal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read from the stores.
  return useMemo(() => instructionsIn(language), [language, team, personal]);
}

/**
 * Reads a recording's note once, with the current dictionary and instructions.
 *
 * @returns undefined if there is no note.
 * @throws when the reader can't be loaded.
 */
export async function readSavedNote(id: string, language: Language): Promise<Reading | undefined> {
  const note = noteEdits.get()[id];
  if (!note) return undefined;
  const { readNote } = await reader.load();
  const reading = readNote(correctedText(note.text, dictionaryEdits.get()), {
    choice: note,
    mentionsConsent: note.mentionsConsent,
    effects: instructionsIn(language).effects,
    shown: language,
  });
  return reading.reviewed((reviewEdits.get()[id] ?? NO_REVIEW).typed);
}

/**
 * Saves a note for a recording, and reads it.
 *
 * @returns whether it contains something for a CRM; also false if the reader can't be loaded. The note is then read
 *   when it is opened.
 */
export async function saveNote(id: string, change: Partial<Note>, language: Language): Promise<boolean> {
  editNote(id, change);
  try {
    const { gist = null } = (await readSavedNote(id, language)) ?? {};
    editNote(id, { gist });
    return gist !== null;
  } catch {
    return false;
  }
}

/** Returns the agent's result from a recording's note. A result that changes after its approval waits for another. */
export function useReading(id: string): {
  note: Note | undefined;
  reading: Reading | undefined;
  hasFailed: boolean;
} {
  const note = useStore(noteEdits)[id];
  const words = useStore(dictionaryEdits);
  const { effects } = useInstructions();
  const [hasFailed, setHasFailed] = useState(false);
  const read = useLazy(reader, Boolean(note?.text), () => setHasFailed(true))?.readNote;
  const shown = useLanguage();
  const { name: sender } = useStore(accountEdits);
  const text = useSettled(note?.text ?? "");
  const { client, contact, mentionsConsent = false } = note ?? {};
  const unedited = useMemo(
    () =>
      text.trim() && read
        ? read(correctedText(text, words), {
            choice: { client, contact },
            effects,
            mentionsConsent,
            shown,
            sender,
          })
        : undefined,
    [read, text, words, client, contact, effects, mentionsConsent, shown, sender],
  );
  const review = useStore(reviewEdits)[id] ?? NO_REVIEW;
  const { typed } = review;
  // Another tab may delete the note while its text settles here: storing the result would bring parts of it back.
  const isDeleted = note === undefined;
  const reading = useMemo(
    () => (isDeleted ? undefined : unedited?.reviewed(typed)),
    [isDeleted, unedited, typed],
  );
  useEffect(() => {
    const before = noteEdits.get()[id]?.gist;
    if (reading && JSON.stringify(before) !== JSON.stringify(reading.gist))
      editNote(id, { gist: reading.gist });
  }, [id, reading]);
  useEffect(() => {
    if (!reading || !review.isApproved) return;
    const { client, analysis } = reading;
    const result = {
      client: client.client,
      contact: client.contact,
      analysis: { ...analysis, fields: reviewedFields(analysis.fields, review) },
    };
    if (!review.approved) editReview(id, { approved: result });
    else if (JSON.stringify(result) !== JSON.stringify(review.approved))
      editReview(id, { isApproved: false });
  }, [id, reading, review]);
  return { note, reading, hasFailed };
}
