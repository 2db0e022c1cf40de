import { breakable } from "@voxlog/browser/breakable";
import type { Analysis, CrmUpdate } from "@voxlog/demo-data/recording-detail";
import type { Text } from "@voxlog/demo-data/text";
import { formatDate, useLanguage } from "@voxlog/texts";
import {
  CalendarCheck,
  ContactRound,
  FileText,
  type LucideIcon,
  Phone,
  Smile,
  StickyNote,
  UserRoundSearch,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTextIn } from "./panel.tsx";

/** Lists a conversation's CRM updates other than fields. */
export function UpdateList({
  analysis,
  isWritten,
  names,
}: {
  analysis: Analysis;
  /** Whether it is in the CRM, instead of waiting for approval. */
  isWritten: boolean;
  /** The CRM's own names. */
  names?: Partial<Record<CrmUpdate["type"], string>>;
}) {
  const { t } = useTranslation("demo");
  return (
    <ul
      aria-label={isWritten ? t(($) => $.recording.updates) : t(($) => $.recording.toUpdate)}
      className="grid grid-cols-1 gap-3"
    >
      {analysis.updates.map((update, index) => (
        <UpdateCard
          // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may be the same.
          key={index}
          update={update}
          analysis={analysis}
          isWritten={isWritten}
          name={names?.[update.type]}
        />
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

function UpdateCard({
  update,
  analysis,
  isWritten,
  name,
}: {
  update: CrmUpdate;
  analysis: Analysis;
  isWritten: boolean;
  name: string | undefined;
}) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const language = useLanguage();
  const Icon = icons[update.type];
  const texts = textsOf(update, analysis);
  const title = texts.title && textIn(texts.title);
  const description = textIn(texts.description);
  const sampleDue = () =>
    formatDate(language, new Date(analysis.dueDate), { dateStyle: "medium", timeZone: "UTC" });
  const due = update.type === "task" && ("due" in update ? update.due && textIn(update.due) : sampleDue());
  return (
    <li className="flex gap-3 rounded-lg border p-4">
      <span className="grid size-9 shrink-0 place-content-center rounded-md bg-accent-soft text-accent-text">
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="text-sm text-text-muted">
          {update.type === "call" && !isWritten
            ? t(($) => $.recording.callToLog)
            : (name ?? t(($) => $.recording.updateTypes[update.type]))}
        </p>
        {title && <p className="font-semibold">{title}</p>}
        {description.replace(/\.$/, "").toLowerCase() !== title?.toLowerCase() && (
          <p className="text-sm max-sm:hyphens-auto">{description}</p>
        )}
        {due && <p className="text-sm text-text-muted">{t(($) => $.recording.due, { date: due })}</p>}
        {update.type === "linkedin" && <p className="text-sm text-text-muted">{breakable(update.url)}</p>}
      </div>
    </li>
  );
}

function textsOf(update: CrmUpdate, analysis: Analysis): { title: Text | null; description: Text } {
  if ("title" in update) return update;
  return update.type === "call"
    ? { title: null, description: analysis.callDescription }
    : { title: analysis.taskTitle, description: analysis.nextStep };
}
