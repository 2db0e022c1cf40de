import { opensElsewhere } from "@voxlog/browser/clicks";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { Alert } from "@voxlog/ui/alert";
import { Link } from "@voxlog/ui/link";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation, useNavigate } from "react-router";
import { PartUnavailable } from "../../components/failure.tsx";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import { recordingHref } from "../../recordings/use-open-recording.ts";
import type { ListedRecording } from "../../recordings/use-recordings.ts";
import { RecordBody } from "./record-body.tsx";

/** A record with its way back; its fields once they have loaded. */
export function LoadedRecord({
  recording,
  detail,
  isUnavailable,
}: {
  recording: ListedRecording;
  detail: Pick<RecordingDetail, "analysis"> | undefined;
  isUnavailable: boolean;
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
      {isUnavailable && <PartUnavailable />}
    </div>
  );
}

/** Goes back to where the record was opened, or to the conversation if it was opened by its address. */
function BackLink({ id }: { id: string }) {
  const { t } = useTranslation("demo");
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      asChild
      variant="standalone"
      className="sticky top-18 z-10 -ms-3 justify-self-start rounded-full border bg-surface px-3 print:static print:border-0"
    >
      <RouterLink
        to={recordingHref(id)}
        onClick={(event) => {
          if (!state?.openedHere || opensElsewhere(event)) return;
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
