import { useStore } from "@voxlog/browser/store";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { usePart } from "../components/lazy.tsx";
import { ScreenLink } from "../components/screen.tsx";
import { NO_REVIEW, reviewEdits } from "../edits/review-edits.ts";
import { LoadedRecord } from "../features/crm-record/loaded-record.tsx";
import { detailOf } from "../recordings/detail/recording-details.ts";
import { type ListedRecording, useRecordings } from "../recordings/use-recordings.ts";
import { RECORDING_PARAMETER } from "../routing/recording-address.ts";

/** A sample of a conversation's CRM record with that CRM's look, labeled as a sample. */
function CrmRecordScreen() {
  const [params] = useSearchParams();
  const recording = useRecordings().find(({ id }) => id === params.get(RECORDING_PARAMETER));
  const reviews = useStore(reviewEdits);
  if (recording?.user) {
    const { approved } = reviews[recording.id] ?? NO_REVIEW;
    if (!approved) return <MissingRecord />;
    const { client, contact } = approved;
    return (
      <LoadedRecord
        key={recording.id}
        recording={{ ...recording, client, contact }}
        detail={approved}
        isUnavailable={false}
      />
    );
  }
  if (recording?.status !== "synced") return <MissingRecord />;
  return <SampleRecord key={recording.id} recording={recording} />;
}

function SampleRecord({ recording }: { recording: ListedRecording }) {
  const { part, isUnavailable } = usePart(detailOf(recording));
  return <LoadedRecord recording={recording} detail={part} isUnavailable={isUnavailable} />;
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
