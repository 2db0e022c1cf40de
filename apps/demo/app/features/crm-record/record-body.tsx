import { useStore } from "@voxlog/browser/store";
import { fieldLabels } from "@voxlog/demo-data/field-labels";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import type { Text } from "@voxlog/demo-data/text";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { Avatar, initials } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { PageHeader } from "@voxlog/ui/page-header";
import { PenLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type ReviewedField, reviewEdits, reviewedFields } from "../../edits/review-edits.ts";
import { useFieldText } from "../../recordings/detail/field-text.ts";
import { useTextIn } from "../../recordings/detail/panel.tsx";
import { UpdateList } from "../../recordings/detail/update-list.tsx";
import { recordingTime } from "../../recordings/recording-time.ts";
import { type ListedRecording, useSellerName } from "../../recordings/use-recordings.ts";
import { CrmFrame, useCrm } from "./crm-frame.tsx";

/** The deal's changed fields, its people and its activities, as the CRM shows them. */
export function RecordBody({
  recording,
  detail,
}: {
  recording: ListedRecording;
  /** Undefined while it loads. */
  detail: Pick<RecordingDetail, "analysis"> | undefined;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const reviews = useStore(reviewEdits);
  const sellerName = useSellerName();
  const { look, names, fieldNames } = useCrm(recording.crm);
  const layout = look?.layout ?? "form";
  // The visitor's own fields are as approved; they may be under review again.
  const fields = reviewedFields(
    detail?.analysis.fields ?? [],
    recording.user ? undefined : reviews[recording.id],
  );
  const stage = fields.find(({ label }) => label === fieldLabels.stage);
  const facts = [
    [names.company, recording.client],
    [names.person, recording.contact],
    [t(($) => $.crm.record.owner), sellerName(recording)],
  ]
    .filter(([, value]) => value !== "")
    .map(([name, value]) => (
      <div key={name} data-layout={layout} className={FACT_CLASS}>
        <dt className="text-sm text-text-muted">{name}</dt>
        <dd>{value}</dd>
      </div>
    ));
  return (
    <CrmFrame crm={recording.crm} look={look}>
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-5">
        <p className="-mb-4 text-sm text-text-muted">{names.deal}</p>
        <PageHeader
          title={recording.client}
          media={
            <Avatar size="lg" shape="square" tone="neutral">
              {initials(recording.client)}
            </Avatar>
          }
        />
        {layout === "strip" && <dl className="grid gap-x-8 gap-y-3 border-t pt-4 sm:grid-cols-3">{facts}</dl>}
        {stage && <StagePath stage={stage} />}
      </Card>
      {detail && (
        <div
          data-layout={layout}
          className="grid grid-cols-1 items-start gap-4 max-sm:hyphens-auto data-[layout=column]:lg:grid-cols-[1fr_1.4fr] lg:grid-cols-[1.4fr_1fr]"
        >
          <Card className="grid grid-cols-1 gap-4 p-4 sm:p-5">
            <div className="grid gap-1">
              <Heading level={2}>{t(($) => $.crm.record.details)}</Heading>
              <p className="text-sm text-text-muted">
                {t(($) => $.crm.record.changed, { count: fields.length })}
                {" · "}
                {t(($) => $.crm.record.by, { agent: brand.agent, ...recordingTime(language, recording) })}
              </p>
            </div>
            <dl className="divide-y rounded-lg border">
              {fields.map((field) => (
                <ChangedField
                  key={field.place}
                  field={field}
                  layout={layout}
                  name={fieldNames?.get(field.label) ?? field.label}
                />
              ))}
              {layout !== "strip" && facts}
            </dl>
          </Card>
          <Card className="grid grid-cols-1 gap-4 p-4 sm:p-5">
            <Heading level={2}>{t(($) => $.crm.record.activities)}</Heading>
            <UpdateList analysis={detail.analysis} isWritten names={names} />
          </Card>
        </div>
      )}
    </CrmFrame>
  );
}

/** A name and a value: next to each other in a form, below each other elsewhere. */
const FACT_CLASS =
  "grid gap-x-4 data-[layout=column]:px-4 data-[layout=column]:py-3 data-[layout=form]:px-4 data-[layout=form]:py-2 data-[layout=form]:sm:grid-cols-[--spacing(48)_1fr]";

/** The deal's stage, after the one it came from. */
function StagePath({ stage }: { stage: ReviewedField }) {
  const fieldText = useFieldText();
  return (
    <div className="flex flex-wrap gap-0.5 text-center text-sm font-semibold text-on-accent">
      {stage.before !== undefined && (
        <span className="grow basis-word rounded-md bg-(--crm-passed,var(--kit-color-accent)) px-2 py-1.5 forced-colors:border">
          {fieldText(stage.before)}
        </span>
      )}
      <span className="grow basis-word rounded-md bg-accent px-2 py-1.5 forced-color-adjust-none forced-colors:bg-[SelectedItem] forced-colors:text-[SelectedItemText]">
        {fieldText(stage.value)}
      </span>
    </div>
  );
}

/** A changed field with its old value. */
function ChangedField({ field, layout, name }: { field: ReviewedField; layout: string; name: Text }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const fieldText = useFieldText();
  return (
    <div
      data-layout={layout}
      className="grid gap-x-4 gap-y-1 border-s-4 border-s-accent bg-accent-soft py-3 ps-3 pe-4 data-[layout=form]:sm:grid-cols-[--spacing(48)_1fr]"
    >
      <dt className="text-sm text-text-muted">{textIn(name)}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ins className="font-semibold no-underline">{fieldText(field.value)}</ins>
        {field.before !== undefined && (
          <del className="text-sm text-text-muted">{fieldText(field.before)}</del>
        )}
        <Badge tone="accent" icon={<PenLine aria-hidden="true" />} className="ms-auto">
          {field.before === undefined ? t(($) => $.crm.record.markNew) : t(($) => $.crm.record.mark)}
        </Badge>
      </dd>
    </div>
  );
}
