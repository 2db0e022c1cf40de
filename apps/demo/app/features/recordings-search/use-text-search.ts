import { lazyByKey, useLazy } from "@voxlog/browser/lazy";
import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import { type Recording, recordings } from "@voxlog/demo-data/recordings";
import { spokenAndWritten } from "@voxlog/demo-data/spoken-and-written";
import { textIn } from "@voxlog/demo-data/text";
import { type Language, useLanguage } from "@voxlog/texts";
import { useMemo } from "react";
import { noteEdits } from "../../edits/note-edits.ts";
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

/** Returns the visitor's note for their own recording. */
function noteOf({ id, user }: ListedRecording): string[] {
  const text = user && noteEdits.get()[id]?.text;
  return text ? [text] : [];
}

/**
 * Returns the recordings that match a search in their names, titles and, once loaded, transcripts and CRM fields.
 * Without a connection, transcripts and fields aren't searched.
 */
export function useTextSearch(search: string) {
  const language = useLanguage();
  const wanted = search.trim();
  const index = useLazy(lazyIndex(language), wanted !== "", () => {});
  const matches = useRecordings().filter((recording) =>
    matchesSearch(
      [...namesOf(recording, language), ...(index?.get(recording.id) ?? noteOf(recording))],
      wanted,
    ),
  );
  /** The first matching sentence of each recording whose names and title don't match. */
  const excerpts = useMemo(() => {
    const texts = new Map<string, string>();
    if (!index || wanted === "") return texts;
    for (const recording of recordings) {
      if (matchesSearch(namesOf(recording, language), wanted)) continue;
      const sentence = index.get(recording.id)?.find((text) => matchesSearch([text], wanted));
      if (sentence) texts.set(recording.id, sentence);
    }
    return texts;
  }, [index, wanted, language]);
  return { matches, excerpts };
}
