import { useReading } from "../../recordings/own/use-reading.ts";
import type { ListedRecording } from "../../recordings/use-recordings.ts";
import { LoadedRecord } from "./loaded-record.tsx";

/** The CRM record of the visitor's own words. */
export function OwnRecord({ recording }: { recording: ListedRecording }) {
  const { reading, hasFailed } = useReading(recording.id);
  return <LoadedRecord recording={recording} detail={reading} isUnavailable={hasFailed} />;
}
