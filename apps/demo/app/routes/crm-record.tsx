import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { usePart } from "../components/lazy.tsx";
import { ScreenLink } from "../components/screen.tsx";
import { LoadedRecord } from "../features/crm-record/loaded-record.tsx";
import { detailOf } from "../recordings/detail/recording-details.ts";
import { useReading } from "../recordings/notes/use-reading.ts";
import { type ListedRecording, useRecordings } from "../recordings/use-recordings.ts";
import { RECORDING_PARAMETER } from "../routing/recording-address.ts";

/** A sample of a conversation's CRM record with that CRM's look, labeled as a sample. */
function CrmRecordScreen() {
  const [params] = useSearchParams();
  const recording = useRecordings().find(({ id }) => id === params.get(RECORDING_PARAMETER));
  if (recording?.status !== "synced") return <MissingRecord />;
  const Loaded = recording.user ? OwnRecord : SampleRecord;
  return <Loaded key={recording.id} recording={recording} />;
}

function SampleRecord({ recording }: { recording: ListedRecording }) {
  const { part, isUnavailable } = usePart(detailOf(recording));
  return <LoadedRecord recording={recording} detail={part} isUnavailable={isUnavailable} />;
}

/** The record of the visitor's own words. */
function OwnRecord({ recording }: { recording: ListedRecording }) {
  const { reading, hasFailed } = useReading(recording.id);
  return <LoadedRecord recording={recording} detail={reading} isUnavailable={hasFailed} />;
}

function MissingRecord() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid justify-items-start gap-4">
      <Heading level={1}>{t(($) => $.crm.record.missing)}</Heading>
      <p className="text-text-muted">{t(($) => $.crm.record.missingText)}</p>
      <Button asChild>
        <ScreenLink section="recordings">{t(($) => $.crm.record.toRecordings)}</ScreenLink>
      </Button>
    </div>
  );
}

export { CrmRecordScreen as Component };
