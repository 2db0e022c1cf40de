import { lazyByKey, useLazy } from "@voxlog/browser/lazy";
import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import { type Recording, recordings } from "@voxlog/demo-data/recordings";
import { spokenAndWritten } from "@voxlog/demo-data/spoken-and-written";
import { textIn } from "@voxlog/demo-data/text";
import { type Language, useLanguage } from "@voxlog/texts";
import { useMemo } from "react";
import { correctedText } from "../../dictionary/corrections.ts";
import { dictionaryEdits } from "../../dictionary/entries.ts";
import { noteEdits } from "../../edits/note-edits.ts";
import { reviewEdits } from "../../edits/review-edits.ts";
import { type ListedRecording, useRecordings } from "../../recordings/use-recordings.ts";
import { matchesSearch } from "../../text/search.ts";

/** The texts of each sample by its ID. */
const lazyIndex = lazyByKey(async (language: Language) => {
  const texts = recordings.map(
    async ({ id }) => [id, spokenAndWritten(await loadRecordingDetail(id), language)] as const,
  );
  return new Map<string, readonly string[]>(await Promise.all(texts));
});

/** Prefetches the conversations' texts before the first letter is typed. */
export function prefetchTextIndex(language: Language): void {
  lazyIndex(language).prefetch();
}

/** Returns the texts of a recording in the list. */
function namesOf({ client, contact, crm, title }: Recording, language: Language): string[] {
  return [client, contact, crm, textIn(title, language)];
}

/** Returns the sentences of the visitor's own words, and what the CRM has of them. */
function ownTexts({ id, user }: ListedRecording, language: Language): string[] {
  const note = user && noteEdits.get()[id];
  if (!note) return [];
  const sentences = correctedText(note.text, dictionaryEdits.get()).split(/(?<=[.!?])\s+|\n+/u);
  const approved = reviewEdits.get()[id]?.approved;
  return [...sentences, ...(approved ? spokenAndWritten({ conversation: [], ...approved }, language) : [])];
}

/**
 * Returns the recordings that match a search in their names, titles and, once loaded, transcripts and CRM fields.
 * Without a connection, transcripts and fields aren't searched.
 */
export function useTextSearch(search: string) {
  const language = useLanguage();
  const wanted = search.trim();
  const index = useLazy(lazyIndex(language), wanted !== "", () => {});
  const listed = useRecordings();
  return useMemo(() => {
    /** The first matching sentence of each recording whose names and title don't match. */
    const excerpts = new Map<string, string>();
    const matches = listed.filter((recording) => {
      const names = namesOf(recording, language);
      if (wanted === "" || matchesSearch(names, wanted)) return true;
      const texts = index?.get(recording.id) ?? ownTexts(recording, language);
      const sentence = texts.find((text) => matchesSearch([text], wanted));
      if (sentence) excerpts.set(recording.id, sentence);
      return sentence !== undefined || matchesSearch([...names, ...texts], wanted);
    });
    return { matches, excerpts };
  }, [listed, index, wanted, language]);
}
