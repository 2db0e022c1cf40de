import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";
import { spokenAndWritten } from "@voxlog/demo-data/spoken-and-written";
import type { Language } from "@voxlog/texts";

/** The searchable texts of each recording, by ID. */
export type TextIndex = ReadonlyMap<string, readonly string[]>;

/**
 * Loads the texts of all recordings in a language.
 *
 * @throws when one of them can't be loaded.
 */
export async function loadTextIndex(language: Language): Promise<TextIndex> {
  return new Map(
    await Promise.all(
      recordings.map(
        async ({ id }) => [id, spokenAndWritten(await loadRecordingDetail(id), language)] as const,
      ),
    ),
  );
}
