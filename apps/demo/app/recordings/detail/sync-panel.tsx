import type { Analysis, CrmField, CrmUpdate, FieldValue } from "@voxlog/demo-data/recording-detail";
import type { Crm } from "@voxlog/demo-data/recordings";
import type { Text } from "@voxlog/demo-data/text";
import { formatDate, formatPrice, type Language, useLanguage } from "@voxlog/i18n";
import { currency } from "@voxlog/product";
import { breakable } from "@voxlog/ui/breakable";
import { Button } from "@voxlog/ui/button";
import { tableRoles } from "@voxlog/ui/table-roles";
import { useToast } from "@voxlog/ui/toast";
import {
  CalendarCheck,
  ContactRound,
  ExternalLink,
  FileText,
  type LucideIcon,
  Phone,
  Smile,
  StickyNote,
  UserRoundSearch,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Panel, useTextIn, Waiting } from "./panel.tsx";

/** What a conversation changed in the CRM; a waiting text while the recording is processed. */
export function SyncPanel({ crm, analysis }: { crm: Crm; analysis: Analysis | null }) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  if (!analysis) {
    return (
      <Panel title={t(($) => $.recording.sync)}>
        <Waiting>{t(($) => $.recording.syncWaiting, { crm })}</Waiting>
      </Panel>
    );
  }
  return (
    <Panel title={t(($) => $.recording.sync)}>
      <CrmFields fields={analysis.fields} />
      <ul aria-label={t(($) => $.recording.updates)} className="grid gap-3">
        {analysis.updates.map((update) => (
          <UpdateCard key={update.type} update={update} analysis={analysis} />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() =>
          toast(
            t(($) => $.recording.noCrm, { crm }),
            { tone: "info" },
          )
        }
      >
        {t(($) => $.recording.openInCrm, { crm })}
        <ExternalLink aria-hidden="true" className="size-4" />
      </Button>
    </Panel>
  );
}

/** The CRM fields that a conversation changed, with their new values. */
function CrmFields({ fields }: { fields: readonly CrmField[] }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const language = useLanguage();
  return (
    <table
      {...tableRoles.table}
      data-tour="crm-fields"
      className="w-full overflow-clip rounded-lg text-left ring-1 ring-border max-xs:block"
    >
      <thead {...tableRoles.rows} className="bg-surface-tile text-sm text-text-muted max-xs:sr-only">
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader} className="px-4 py-2 font-medium">
            {t(($) => $.recording.field)}
          </th>
          <th {...tableRoles.columnHeader} className="px-4 py-2 font-medium">
            {t(($) => $.recording.newValue)}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.rows} className="divide-y border-t max-xs:block max-xs:border-t-0">
        {fields.map(({ label, value }) => (
          <tr {...tableRoles.row} key={textIn(label)} className="max-xs:block max-xs:py-2">
            <th
              {...tableRoles.rowHeader}
              className="px-4 py-2 text-sm font-normal text-text-muted max-xs:block max-xs:py-0"
            >
              {textIn(label)}
            </th>
            <td {...tableRoles.cell} className="px-4 py-2 font-medium max-xs:block max-xs:py-0">
              {formatFieldValue(value, language, textIn)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatFieldValue(
  value: FieldValue,
  language: Language,
  textIn: ReturnType<typeof useTextIn>,
): string {
  if (typeof value === "string" || "nl" in value) return textIn(value);
  if ("euros" in value) return formatPrice(language, value.euros, currency);
  return formatDate(language, new Date(value.date), { dateStyle: "medium", timeZone: "UTC" });
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
