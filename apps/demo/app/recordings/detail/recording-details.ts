import { createLazy, type Lazy } from "@voxlog/browser/lazy";
import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";
import type { ListedRecording } from "../use-recordings.ts";

const details = new Map<string, Lazy<RecordingDetail>>(
  recordings.map(({ id }) => [id, createLazy(() => loadRecordingDetail(id))]),
);

/**
 * Returns a sample's transcript and analysis.
 *
 * @throws when no sample has that ID.
 */
export function detailOf({ id }: Pick<ListedRecording, "id">): Lazy<RecordingDetail> {
  const detail = details.get(id);
  if (!detail) throw new Error(`The samples have no recording "${id}".`);
  return detail;
}
