import { useLazy } from "@voxlog/browser/lazy";
import { useStore } from "@voxlog/browser/store";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { currentUser } from "@voxlog/demo-data/team";
import { useLanguage } from "@voxlog/i18n";
import { brand } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { Avatar, initials } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { Link } from "@voxlog/ui/link";
import { PageHeader } from "@voxlog/ui/page-header";
import { ArrowLeft, PenLine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from "react-router";
import { ScreenLink } from "../components/screen.tsx";
import { reviewEdits, reviewedFields } from "../edits/review-edits.ts";
import { useFieldText } from "../recordings/detail/field-text.ts";
import { useTextIn } from "../recordings/detail/panel.tsx";
import { detailOf } from "../recordings/detail/recording-details.ts";
import { UpdateList } from "../recordings/detail/update-list.tsx";
import { recordingTime } from "../recordings/recording-time.ts";
import { RECORDING_PARAMETER, recordingHref } from "../recordings/use-open-recording.ts";
import {
  colleagueOf,
  type ListedRecording,
  sampleForUser,
  useRecordings,
} from "../recordings/use-recordings.ts";

/** A sample of the record that a conversation ended in: no CRM's own looks, and said to be a sample. */
function CrmRecordScreen() {
  const [params] = useSearchParams();
  const recording = useRecordings().find(({ id }) => id === params.get(RECORDING_PARAMETER));
  if (recording?.status !== "synced") return <MissingRecord />;
  return <LoadedRecord key={recording.id} recording={recording} />;
}

function MissingRecord() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid justify-items-start gap-4">
      <Heading level={1}>{t(($) => $.crm.record.missing)}</Heading>
      <p className="text-text-muted">{t(($) => $.crm.record.missingText)}</p>
      <Button asChild>
        <ScreenLink section="recordings">{t(($) => $.crm.record.toRecordings)}</ScreenLink>
      </Button>
    </div>
  );
}

function LoadedRecord({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  const [hasFailed, setHasFailed] = useState(false);
  const detail = useLazy(detailOf(recording), true, () => setHasFailed(true));
  const shown = recording.user ? { ...sampleForUser, crm: recording.crm } : recording;
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackLink id={recording.id} />
      <Alert>
        <strong>{t(($) => $.crm.record.sample)}.</strong>{" "}
        {t(($) => $.crm.record.sampleText, { crm: recording.crm })}
      </Alert>
      <PageHeader
        title={shown.client}
        text={`${shown.contact} · ${recording.crm}`}
        media={
          <Avatar size="lg" shape="square" tone="neutral">
            {initials(shown.client)}
          </Avatar>
        }
      />
      {detail && <RecordBody recording={recording} shown={shown} detail={detail} />}
      {hasFailed && <Alert tone="danger">{t(($) => $.recording.failed)}</Alert>}
    </div>
  );
}

/** Back to where the record was opened, or, after a link straight to it, to the conversation. */
function BackLink({ id }: { id: string }) {
  const { t } = useTranslation("demo");
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Link asChild look="standalone" className="justify-self-start">
      <RouterLink
        to={recordingHref(id)}
        onClick={(event) => {
          const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
          if (!state?.openedHere || opensElsewhere) return;
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

/** The deal with what was changed in it, who it is with, and what was logged. */
function RecordBody({
  recording,
  shown,
  detail: { analysis },
}: {
  recording: ListedRecording;
  /** What stands in its place where it is the visitor's own. */
  shown: Pick<ListedRecording, "client" | "contact">;
  detail: RecordingDetail;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const review = useStore(reviewEdits)[recording.id];
  if (!analysis) return null;
  const fields = reviewedFields(analysis.fields, review);
  const people = [
    [t(($) => $.crm.record.company), shown.client],
    [t(($) => $.crm.record.contact), shown.contact],
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
        <UpdateList analysis={analysis} />
      </Card>
    </div>
  );
}

/** A field that the conversation changed, marked as such, with what it said before. */
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

export { CrmRecordScreen as Component };
