import { loadRecordingDetail, type RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";

/**
 * Loads the detail of one of the sample recordings.
 *
 * @throws when there is none of that id, or it cannot be fetched.
 */
export async function loadDetail(id: string): Promise<RecordingDetail> {
  const known = recordings.find((recording) => recording.id === id);
  if (!known) throw new Error(`There is no recording "${id}" among the samples.`);
  return await loadRecordingDetail(known.id);
}

/** Fetches a detail ahead of its opening, which reports a failure. */
export function prefetchDetail(id: string): void {
  loadDetail(id).catch(() => {});
}
