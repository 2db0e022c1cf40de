import { lazyByKey, useLazy } from "@voxlog/browser/lazy";
import { type Recording, recordings } from "@voxlog/demo-data/recordings";
import { textIn } from "@voxlog/demo-data/text";
import { type Language, useLanguage } from "@voxlog/texts";
import { useMemo } from "react";
import { noteEdits } from "../../edits/note-edits.ts";
import { type ListedRecording, useRecordings } from "../../recordings/use-recordings.ts";
import { matchesSearch } from "../../text/search.ts";

const lazyIndex = lazyByKey(async (language: Language) =>
  (await import("./text-index.ts")).loadTextIndex(language),
);

/** Fetches what conversations are searched by ahead of the first letter. */
export function prefetchTextIndex(language: Language): void {
  lazyIndex(language).prefetch();
}

/** What a list shows of a recording in words. */
function namesOf({ client, contact, crm, title }: Recording, language: Language): string[] {
  return [client, contact, crm, textIn(title, language)];
}

/** What the visitor told of a recording of their own. */
function noteOf({ id, user }: ListedRecording): string[] {
  const text = user && noteEdits.get()[id]?.text;
  return text ? [text] : [];
}

/**
 * The recordings that have what is searched for: in the names in the list, in their titles, and, as soon as these are
 * fetched, in what was said and what reached the CRM. Without a connection they're left out.
 */
export function useTextSearch(search: string) {
  const language = useLanguage();
  const wanted = search.trim();
  const index = useLazy(lazyIndex(language), wanted !== "", () => {});
  const found = useRecordings().filter((recording) =>
    matchesSearch(
      [...namesOf(recording, language), ...(index?.get(recording.id) ?? noteOf(recording))],
      wanted,
    ),
  );
  /** The first sentence of each recording that has what is searched for, where its names and title have not. */
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
  return { found, excerpts };
}
