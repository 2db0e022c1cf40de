import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import type { Recording } from "@voxlog/demo-data/recordings";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnalysisPanel } from "./analysis-panel.tsx";
import { loadDetail } from "./load-detail.ts";
import { SyncPanel } from "./sync-panel.tsx";
import { Transcript } from "./transcript.tsx";

/** What was said, what the agent made of it, and what reached the CRM. */
export function RecordingPanels({ recording }: { recording: Recording }) {
  const { t } = useTranslation("demo");
  const [detail, setDetail] = useState<RecordingDetail | "failed">();

  useEffect(() => {
    loadDetail(recording.id).then(setDetail, () => setDetail("failed"));
  }, [recording.id]);

  if (!detail) {
    return (
      <p role="status" className="flex min-h-96 items-center justify-center gap-2 text-text-muted">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
        {t(($) => $.recording.loading)}
      </p>
    );
  }
  if (detail === "failed") {
    return (
      <div className="grid min-h-96 content-start justify-items-start gap-4">
        <Alert tone="danger">{t(($) => $.recording.failed)}</Alert>
        <Button variant="secondary" onClick={() => location.reload()}>
          {t(($) => $.failure.retry)}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
      <div className="grid content-start gap-6">
        <AnalysisPanel analysis={detail.analysis} />
        <Transcript recording={recording} conversation={detail.conversation} />
      </div>
      <SyncPanel crm={recording.crm} analysis={detail.analysis} />
    </div>
  );
}
