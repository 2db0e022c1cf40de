import { useLazy } from "@voxlog/browser/lazy";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { LoaderCircle } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedRecording } from "../listed-recording.ts";
import { sampleOfOwn } from "../own/sample-of-own.ts";
import { AnalysisPanel } from "./analysis-panel.tsx";
import { detailOf } from "./detail-of.ts";
import { SyncPanel } from "./sync-panel.tsx";
import { Transcript } from "./transcript.tsx";

/** What was said, what the agent made of it, and what reached the CRM. */
export function RecordingPanels({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  const [hasFailed, setHasFailed] = useState(false);
  const detail = useLazy(detailOf(recording), true, () => setHasFailed(true));
  if (!detail && !hasFailed) {
    return (
      <p role="status" className="flex min-h-96 items-center justify-center gap-2 text-text-muted">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
        {t(($) => $.recording.loading)}
      </p>
    );
  }
  if (!detail) {
    return (
      <div className="grid min-h-96 content-start justify-items-start gap-4">
        <Alert tone="danger">{t(($) => $.recording.failed)}</Alert>
        <Button variant="secondary" onClick={() => location.reload()}>
          {t(($) => $.failure.retry)}
        </Button>
      </div>
    );
  }
  const analysis = recording.status === "synced" ? detail.analysis : null;
  return (
    <>
      {recording.own && analysis && (
        <Alert className="mb-6">{t(($) => $.recordings.own.sample, { client: sampleOfOwn.client })}</Alert>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-8">
        <div className="grid grid-cols-1 content-start gap-6">
          <AnalysisPanel analysis={analysis} />
          {(!recording.own || analysis) && (
            <Transcript
              contact={recording.own ? sampleOfOwn.contact : recording.contact}
              conversation={detail.conversation}
            />
          )}
        </div>
        <SyncPanel crm={recording.crm} analysis={analysis} />
      </div>
    </>
  );
}
