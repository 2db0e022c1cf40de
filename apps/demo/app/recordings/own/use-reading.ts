import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { useStore } from "@voxlog/browser/store";
import { sampleInstructions } from "@voxlog/demo-data/instructions";
import { textIn } from "@voxlog/demo-data/text";
import { type Language, useLanguage } from "@voxlog/texts";
import { useEffect, useMemo, useState } from "react";
import { correctedText } from "../../dictionary/corrections.ts";
import { dictionaryEdits } from "../../dictionary/entries.ts";
import { editNote, type Note, noteEdits } from "../../edits/note-edits.ts";
import { savedInstructions } from "../../edits/text-edits.ts";
import { readInstructions } from "./instructions.ts";
import type { Reading } from "./read-note.ts";

/** The code that reads: most visitors come to look first. */
const reader = createLazy(() => import("./read-note.ts"));

/** Fetches the code that reads ahead of its use. */
export const prefetchReader = reader.prefetch;

/** How long the visitor has to stop typing for their words to be read, in milliseconds. */
const PAUSE_MS = 200;

/** What the visitor and their team ask of the agent, the scope that wins first. */
function instructionsIn(language: Language) {
  return readInstructions(
    (["team", "personal"] as const).map(
      (scope) =>
        [scope, savedInstructions[scope].get() ?? textIn(sampleInstructions[scope], language)] as const,
    ),
  );
}

/** The instructions as they are now. */
export function useInstructions(): ReturnType<typeof readInstructions> {
  const language = useLanguage();
  const team = useStore(savedInstructions.team);
  const personal = useStore(savedInstructions.personal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read from the stores.
  return useMemo(() => instructionsIn(language), [language, team, personal]);
}

/**
 * Keeps what the visitor told of a recording, and reads it.
 *
 * @returns whether there is something in it for a CRM; false also as long as the code to read is out of reach: the note
 *   is read then when it is opened.
 */
export async function keepNote(id: string, change: Partial<Note>, language: Language): Promise<boolean> {
  editNote(id, change);
  const note = noteEdits.get()[id];
  if (!note) return false;
  try {
    const { readNote } = await reader.load();
    const { gist } = readNote(correctedText(note.text, dictionaryEdits.get()), {
      choice: note,
      mentionsConsent: note.mentionsConsent,
      wishes: instructionsIn(language).wishes,
      shown: language,
    });
    editNote(id, { gist });
    return gist !== null;
  } catch {
    return false;
  }
}

/** What the agent makes of a recording's note, a moment after each change of it; nothing where there is no note. */
export function useReading(id: string): {
  note: Note | undefined;
  reading: Reading | undefined;
  hasFailed: boolean;
} {
  const note = useStore(noteEdits)[id];
  const words = useStore(dictionaryEdits);
  const { wishes } = useInstructions();
  const [hasFailed, setHasFailed] = useState(false);
  const read = useLazy(reader, Boolean(note?.text), () => setHasFailed(true))?.readNote;
  const shown = useLanguage();
  const text = useSettled(note?.text ?? "");
  const { client, contact, mentionsConsent = false } = note ?? {};
  const reading = useMemo(
    () =>
      text.trim() && read
        ? read(correctedText(text, words), { choice: { client, contact }, wishes, mentionsConsent, shown })
        : undefined,
    [read, text, words, client, contact, wishes, mentionsConsent, shown],
  );
  useEffect(() => {
    const before = noteEdits.get()[id]?.gist;
    if (reading && JSON.stringify(before) !== JSON.stringify(reading.gist))
      editNote(id, { gist: reading.gist });
  }, [id, reading]);
  return { note, reading, hasFailed };
}

/** A text as it was when it last stood still. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
