import { useStore } from "@voxlog/browser/store";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { currentUser } from "@voxlog/demo-data/team";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { PenLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reviewEdits, reviewedFields } from "../../edits/review-edits.ts";
import { useFieldText } from "../../recordings/detail/field-text.ts";
import { useTextIn } from "../../recordings/detail/panel.tsx";
import { UpdateList } from "../../recordings/detail/update-list.tsx";
import { recordingTime } from "../../recordings/recording-time.ts";
import { colleagueOf, type ListedRecording } from "../../recordings/use-recordings.ts";

/** The deal's changed fields, its people and its activities. */
export function RecordBody({
  recording,
  detail: { analysis },
}: {
  recording: ListedRecording;
  detail: RecordingDetail;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const review = useStore(reviewEdits)[recording.id];
  if (!analysis) return null;
  const fields = reviewedFields(analysis.fields, review);
  const people = [
    [t(($) => $.crm.record.company), recording.client],
    [t(($) => $.crm.record.contact), recording.contact],
    [t(($) => $.crm.record.owner), (colleagueOf(recording) ?? currentUser).name],
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-sm:hyphens-auto lg:grid-cols-[1.4fr_1fr]">
      <Card className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading level={2}>{t(($) => $.crm.record.deal)}</Heading>
          <p className="text-sm text-text-muted">
            {t(($) => $.crm.record.changed, { count: fields.length })}
            {" · "}
            {t(($) => $.crm.record.by, { agent: brand.agent, ...recordingTime(language, recording) })}
          </p>
        </div>
        <dl className="divide-y rounded-lg border">
          {fields.map((field) => (
            <ChangedField key={field.place} field={field} />
          ))}
          {people.map(([name, value]) => (
            <div key={name} className="grid gap-x-4 px-4 py-3 sm:grid-cols-[--spacing(48)_1fr]">
              <dt className="text-sm text-text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="grid grid-cols-1 gap-4">
        <Heading level={2}>{t(($) => $.crm.record.activities)}</Heading>
        <UpdateList analysis={analysis} isWritten />
      </Card>
    </div>
  );
}

/** A changed field with its old value. */
function ChangedField({ field }: { field: ReturnType<typeof reviewedFields>[number] }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const fieldText = useFieldText();
  return (
    <div className="grid gap-x-4 gap-y-1 border-s-4 border-s-accent bg-accent-soft/40 py-3 ps-3 pe-4 sm:grid-cols-[--spacing(48)_1fr]">
      <dt className="text-sm text-text-muted">{textIn(field.label)}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ins className="font-semibold no-underline">{fieldText(field.value)}</ins>
        {field.before !== null && <del className="text-sm text-text-muted">{fieldText(field.before)}</del>}
        <Badge tone="accent" icon={<PenLine aria-hidden="true" />} className="ms-auto">
          {field.before === null ? t(($) => $.crm.record.markNew) : t(($) => $.crm.record.mark)}
        </Badge>
      </dd>
    </div>
  );
}
