import { createLazy, type Lazy } from "@voxlog/browser/lazy";
import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";
import { type ListedRecording, sampleForUser } from "../use-recordings.ts";

const details = new Map<string, Lazy<RecordingDetail>>(
  [...recordings, sampleForUser].map(({ id }) => [id, createLazy(() => loadRecordingDetail(id))]),
);

/**
 * A recording's transcript and analysis. A visitor's own recording isn't transcribed: it gets a sample's.
 *
 * @throws when there is no sample of that id.
 */
export function detailOf(recording: ListedRecording): Lazy<RecordingDetail> {
  const id = recording.user ? sampleForUser.id : recording.id;
  const detail = details.get(id);
  if (!detail) throw new Error(`The samples have no recording "${id}".`);
  return detail;
}
