import { Avatar } from "@voxlog/ui/avatar";
import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../components/icons.tsx";
import { FieldRows, Illustration, Panel, Task, TextLines, Waveform } from "./illustration/illustration.tsx";
import { useSample } from "./illustration/use-sample.ts";

/** A voice that becomes text. */
export function TypingPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.benefits.typing.picture)}>
      <Panel>
        <Waveform bars={30} className="w-full text-accent-text" />
        <TextLines widths={["w-full", "w-11/12", "w-4/5", "w-1/2"]} className="mt-4" />
      </Panel>
    </Illustration>
  );
}

/** Fields before and after a conversation. */
export function UpdatesPicture() {
  const { t } = useTranslation("site");
  const sample = useSample();
  const changes = sample.fields("stage", "dealValue", "decisionMaker").map(({ label, value }, index) => ({
    label,
    // Only the stage of a deal is known before anybody has spoken.
    before: index === 0 ? t(($) => $.pictures.stageBefore) : undefined,
    after: value,
  }));
  return (
    <Illustration label={t(($) => $.home.benefits.updates.picture)}>
      <Panel title={sample.client}>
        <div className="divide-y divide-border">
          {changes.map(({ label, before, after }) => (
            <p
              key={label}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0 @md:grid @md:grid-cols-[1.2fr_1fr_auto_1fr]"
            >
              <span className="basis-full text-text-muted">{label}</span>
              <span className={`text-text-muted ${before ? "line-through decoration-1" : "italic"}`}>
                {before ?? t(($) => $.pictures.empty)}
              </span>
              <ArrowIcon className="size-4 text-text-muted" />
              <span className="w-fit rounded-sm bg-success-soft px-1.5 py-0.5 font-medium text-success">
                {after}
              </span>
            </p>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}

/** Reports by different people, all built alike. */
export function StructurePicture() {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <Illustration
      label={t(($) => $.home.benefits.structure.picture)}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-3 @sm:grid-cols-3"
    >
      {sample.colleagues.map(({ name, initials }) => (
        <Panel key={name} className="min-w-0 px-3 last:hidden @sm:last:block">
          <p className="flex items-center gap-2 text-xs font-medium">
            <Avatar size="sm" className="-my-1">
              {initials}
            </Avatar>
            <span>{name}</span>
          </p>
          {(["summary", "agreed", "next"] as const).map((part) => (
            <div key={part} className="mt-3">
              <p className="text-xs text-text-muted">{t(($) => $.pictures.reportParts[part])}</p>
              <TextLines widths={["w-full", "w-2/3"]} className="mt-1.5" />
            </div>
          ))}
        </Panel>
      ))}
    </Illustration>
  );
}

/** What was agreed, as tasks with a date. */
export function ActionsPicture() {
  const { t } = useTranslation("site");
  const { tasks } = useSample();
  return (
    <Illustration label={t(($) => $.home.benefits.actions.picture)}>
      <Panel title={t(($) => $.pictures.tasks)}>
        <div className="divide-y divide-border">
          {tasks.map((task) => (
            <div key={task.title} className="py-3 first:pt-0 last:pb-0">
              <Task {...task} />
            </div>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}

/** A contact of whom more is known than a name. */
export function EnrichmentPicture() {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <Illustration label={t(($) => $.home.benefits.enrichment.picture, { contact: sample.contact.name })}>
      <Panel className="grid items-center gap-x-8 gap-y-5 @md:grid-cols-[auto_1fr]">
        <p className="flex items-center gap-3">
          <Avatar>{sample.contact.initials}</Avatar>
          <span>
            <span className="block text-base font-semibold">{sample.contact.name}</span>
            <span className="text-text-muted">{sample.client}</span>
          </span>
        </p>
        <FieldRows
          rows={[
            { label: t(($) => $.pictures.profile.role), value: sample.contact.role },
            { label: t(($) => $.pictures.profile.prefers), value: sample.update("personality") },
            { label: t(($) => $.pictures.profile.mood), value: sample.update("sentiment") },
          ]}
        />
      </Panel>
    </Illustration>
  );
}

const HEIGHTS = [34, 42, 38, 55, 61, 74, 92];
const PITCH = 26;
const WIDTH = 18;

/** A chart for the direction of things: it names no figures, and so claims none. */
export function ReportingPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.benefits.reporting.picture)}>
      <Panel>
        <svg
          viewBox={`0 0 ${HEIGHTS.length * PITCH - (PITCH - WIDTH)} 96`}
          aria-hidden="true"
          className="h-28 w-full"
        >
          {HEIGHTS.map((height, index) => (
            <rect
              key={height}
              x={index * PITCH}
              y={96 - height}
              width={WIDTH}
              height={height}
              rx="4"
              className={index === HEIGHTS.length - 1 ? "fill-accent" : "fill-accent-border"}
            />
          ))}
        </svg>
      </Panel>
    </Illustration>
  );
}
