import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";
import type { ListedRecording } from "../listed-recording.ts";
import { sampleOfOwn } from "../own/sample-of-own.ts";

/**
 * Loads a recording's transcript and analysis. Nobody transcribes what a visitor recorded: it gets a sample's.
 *
 * @throws when there is no sample of that id, or it cannot be fetched.
 */
export async function loadDetail(recording: ListedRecording): Promise<RecordingDetail> {
  const id = recording.own ? sampleOfOwn.id : recording.id;
  const known = recordings.find((sample) => sample.id === id);
  if (!known) throw new Error(`There is no recording "${id}" among the samples.`);
  return await loadRecordingDetail(known.id);
}

/** Fetches a detail ahead of its opening, which reports a failure. */
export function prefetchDetail(recording: ListedRecording): void {
  loadDetail(recording).catch(() => {});
}
