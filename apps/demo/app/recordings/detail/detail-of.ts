import { type Lazy, lazyByKey } from "@voxlog/browser/lazy";
import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";
import type { ListedRecording } from "../listed-recording.ts";
import { sampleOfOwn } from "../own/sample-of-own.ts";

const details = lazyByKey(loadRecordingDetail);

/**
 * A recording's transcript and analysis. Nobody transcribes what a visitor recorded: it gets a sample's.
 *
 * @throws when there is no sample of that id.
 */
export function detailOf(recording: ListedRecording): Lazy<RecordingDetail> {
  const sample = recording.own ? sampleOfOwn : recordings.find(({ id }) => id === recording.id);
  if (!sample) throw new Error(`There is no recording "${recording.id}" among the samples.`);
  return details(sample.id);
}
