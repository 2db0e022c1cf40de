import { createLazy } from "@voxlog/browser/lazy";
import type { Analysis } from "@voxlog/demo-data/recording-detail";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PartUnavailable } from "../../components/failure.tsx";
import { usePart } from "../../components/lazy.tsx";
import type { ListedRecording } from "../use-recordings.ts";
import { CrmFields } from "./crm-fields.tsx";
import type { FieldSource } from "./field-source.ts";
import { Panel, Waiting } from "./panel.tsx";
import { RecordLink } from "./record-link.tsx";
import type { Question } from "./review-form.tsx";
import { UpdateList } from "./update-list.tsx";

const reviewForm = createLazy(() => import("./review-form.tsx").then((it) => it.ReviewForm));

/** Shows what a conversation changes in the CRM, or a waiting text while it is processed. */
export function SyncPanel({
  recording,
  analysis,
  source,
  question,
  next,
}: {
  recording: ListedRecording;
  analysis: Analysis | null;
  source: FieldSource;
  /** A question to answer before approval. */
  question?: Question | undefined;
  /** The step after approval. */
  next?: ReactNode;
}) {
  const { t } = useTranslation("demo");
  const { id, crm, status } = recording;
  const panel = useRef<HTMLDivElement>(null);
  const isWaiting = status === "review";
  const { part: ReviewForm, isUnavailable } = usePart(reviewForm, isWaiting);
  if (!analysis) {
    return (
      <Panel title={t(($) => $.recording.sync)}>
        <Waiting>{t(($) => $.recording.syncWaiting, { crm })}</Waiting>
      </Panel>
    );
  }
  return (
    // Receives focus when the focused form or table is replaced.
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Panel title={t(($) => $.recording.sync)}>
        {!isWaiting && <CrmFields source={source} />}
        {isWaiting && isUnavailable && <PartUnavailable />}
        {isWaiting && ReviewForm && (
          <ReviewForm
            id={id}
            crm={crm}
            source={source}
            question={question}
            onDone={() => panel.current?.focus({ preventScroll: true })}
          />
        )}
        <RecordLink recording={recording} />
        {status === "synced" && next}
        <UpdateList analysis={analysis} isWritten={status === "synced"} />
      </Panel>
    </div>
  );
}
