import type { Analysis, CrmUpdate } from "@voxlog/demo-data/recording-detail";
import type { Text } from "@voxlog/demo-data/text";
import { formatDate, useLanguage } from "@voxlog/i18n";
import { breakable } from "@voxlog/ui/breakable";
import { Button } from "@voxlog/ui/button";
import {
  ArrowRight,
  CalendarCheck,
  ContactRound,
  FileText,
  type LucideIcon,
  Phone,
  Smile,
  StickyNote,
  UserRoundSearch,
} from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CrmRecordLink } from "../crm-record-link.tsx";
import type { ListedRecording } from "../use-recordings.ts";
import { CrmFields } from "./crm-fields.tsx";
import { Panel, useTextIn, Waiting } from "./panel.tsx";
import type { Proof } from "./proof.ts";
import { ReviewForm } from "./review-form.tsx";

/** What a conversation changes in the CRM; a waiting text while the recording is processed. */
export function SyncPanel({
  recording: { id, crm, status },
  analysis,
  proof,
}: {
  recording: ListedRecording;
  analysis: Analysis | null;
  proof: Proof;
}) {
  const { t } = useTranslation("demo");
  const panel = useRef<HTMLDivElement>(null);
  if (!analysis) {
    return (
      <Panel title={t(($) => $.recording.sync)}>
        <Waiting>{t(($) => $.recording.syncWaiting, { crm })}</Waiting>
      </Panel>
    );
  }
  return (
    // Focus comes here when the form or the table that had it is gone.
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Panel title={t(($) => $.recording.sync)}>
        {status === "review" ? (
          <ReviewForm
            id={id}
            crm={crm}
            proof={proof}
            onDone={() => panel.current?.focus({ preventScroll: true })}
          />
        ) : (
          <CrmFields proof={proof} />
        )}
        {status === "synced" && (
          <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
            <CrmRecordLink id={id}>
              {t(($) => $.recording.openInCrm, { crm })}
              <ArrowRight aria-hidden="true" className="size-4" />
            </CrmRecordLink>
          </Button>
        )}
        <UpdateList analysis={analysis} />
      </Panel>
    </div>
  );
}

/** What a conversation leaves in the CRM besides its fields. */
export function UpdateList({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation("demo");
  return (
    <ul aria-label={t(($) => $.recording.updates)} className="grid grid-cols-1 gap-3">
      {analysis.updates.map((update) => (
        <UpdateCard key={update.type} update={update} analysis={analysis} />
      ))}
    </ul>
  );
}

const icons: Record<CrmUpdate["type"], LucideIcon> = {
  call: Phone,
  task: CalendarCheck,
  linkedin: ContactRound,
  personality: UserRoundSearch,
  note: StickyNote,
  description: FileText,
  sentiment: Smile,
};

/** One thing that a conversation left in the CRM besides its fields. */
function UpdateCard({ update, analysis }: { update: CrmUpdate; analysis: Analysis }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const language = useLanguage();
  const Icon = icons[update.type];
  const { title, description } = textsOf(update, analysis);
  return (
    <li className="flex gap-3 rounded-lg border p-4">
      <span className="grid size-9 shrink-0 place-content-center rounded-md bg-accent-soft text-accent-text">
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="text-sm text-text-muted">{t(($) => $.recording.updateTypes[update.type])}</p>
        {title && <p className="font-semibold">{textIn(title)}</p>}
        <p className="text-sm max-sm:hyphens-auto">{textIn(description)}</p>
        {update.type === "task" && (
          <p className="text-sm text-text-muted">
            {t(($) => $.recording.due, {
              date: formatDate(language, new Date(analysis.dueDate), {
                dateStyle: "medium",
                timeZone: "UTC",
              }),
            })}
          </p>
        )}
        {update.type === "linkedin" && <p className="text-sm text-text-muted">{breakable(update.url)}</p>}
      </div>
    </li>
  );
}

/** A call and a task speak through the analysis; the others have texts of their own. */
function textsOf(update: CrmUpdate, analysis: Analysis): { title: Text | null; description: Text } {
  switch (update.type) {
    case "call":
      return { title: null, description: analysis.callDescription };
    case "task":
      return { title: analysis.taskTitle, description: analysis.nextStep };
    default:
      return update;
  }
}
