import { type Recording, type RecordingId, recordings } from "@voxlog/demo-data/recordings";

/** The sample whose transcript and analysis stand, labelled as such, in the place of a visitor's own. */
export const sampleOfOwn: Recording & { id: RecordingId } = find("kappers-bouwliften");

function find(id: RecordingId): Recording & { id: RecordingId } {
  // Every id has its recording: the type is made from the list.
  return recordings.find((recording) => recording.id === id) ?? recordings[0];
}
