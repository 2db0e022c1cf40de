import type { Analysis, CrmUpdate } from "@voxlog/demo-data/recording-detail";
import type { Text } from "@voxlog/demo-data/text";
import { formatDate, useLanguage } from "@voxlog/texts";
import { breakable } from "@voxlog/ui/breakable";
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

/** What a conversation leaves in the CRM apart from its fields. */
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

/** One thing that a conversation left in the CRM apart from its fields. */
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
