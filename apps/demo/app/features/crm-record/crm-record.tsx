import { useLazy } from "@voxlog/browser/lazy";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { Link } from "@voxlog/ui/link";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from "react-router";
import { ScreenLink } from "../../components/screen.tsx";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import { detailOf } from "../../recordings/detail/recording-details.ts";
import { useReading } from "../../recordings/own/use-reading.ts";
import { RECORDING_PARAMETER, recordingHref } from "../../recordings/use-open-recording.ts";
import { type ListedRecording, useRecordings } from "../../recordings/use-recordings.ts";
import { RecordBody } from "./record-body.tsx";

/** A sample of a conversation's CRM record with that CRM's look, labeled as a sample. */
export function CrmRecord() {
  const [params] = useSearchParams();
  const recording = useRecordings().find(({ id }) => id === params.get(RECORDING_PARAMETER));
  if (recording?.status !== "synced") return <MissingRecord />;
  const Loaded = recording.user ? OwnRecord : SampleRecord;
  return <Loaded key={recording.id} recording={recording} />;
}

function SampleRecord({ recording }: { recording: ListedRecording }) {
  const [hasFailed, setHasFailed] = useState(false);
  const detail = useLazy(detailOf(recording), true, () => setHasFailed(true));
  return <LoadedRecord recording={recording} detail={detail} hasFailed={hasFailed} />;
}

/** The record of the visitor's own words. */
function OwnRecord({ recording }: { recording: ListedRecording }) {
  const { reading, hasFailed } = useReading(recording.id);
  return <LoadedRecord recording={recording} detail={reading} hasFailed={hasFailed} />;
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

function LoadedRecord({
  recording,
  detail,
  hasFailed,
}: {
  recording: ListedRecording;
  detail: RecordingDetail | undefined;
  hasFailed: boolean;
}) {
  const { t } = useTranslation("demo");
  const tracker = useDemoTracker();
  useEffect(() => tracker.track("record_opened"), [tracker]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackLink id={recording.id} />
      <Alert>
        <strong>{t(($) => $.crm.record.sample)}.</strong>{" "}
        {t(($) => $.crm.record.sampleText, { crm: recording.crm })}
      </Alert>
      <RecordBody recording={recording} detail={detail} />
      {hasFailed && <Alert tone="danger">{t(($) => $.recording.failed)}</Alert>}
    </div>
  );
}

/** Goes back to where the record was opened, or to the conversation if it was opened by its address. */
function BackLink({ id }: { id: string }) {
  const { t } = useTranslation("demo");
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Link asChild look="standalone" className="justify-self-start">
      <RouterLink
        to={recordingHref(id)}
        onClick={(event) => {
          const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
          if (!state?.openedHere || opensElsewhere) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t(($) => $.crm.record.back)}
      </RouterLink>
    </Link>
  );
}
