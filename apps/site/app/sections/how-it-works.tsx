import { brand } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { ArrowIcon, MicrophoneIcon } from "../icons.tsx";
import { Chip, FieldRows, Illustration, Panel, Waveform } from "./illustration/illustration.tsx";
import { MarkedText } from "./illustration/marked-text.tsx";
import { useSample } from "./illustration/use-sample.ts";
import { Section } from "./section.tsx";

const STEPS = [
  { step: "record", Picture: RecordPicture },
  { step: "enrich", Picture: EnrichPicture },
  { step: "synchronise", Picture: SynchronisePicture },
] as const;

/** The three steps from conversation to CRM, which the pictures follow with one sample conversation. */
export function HowItWorks() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.how.title)} text={t(($) => $.home.how.text)} ground="dark">
      <ol className="grid gap-x-14 gap-y-14 lg:grid-cols-3">
        {STEPS.map(({ step, Picture }, index) => (
          <li
            key={step}
            className="relative grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid"
          >
            <Picture />
            {index > 0 && (
              <ArrowIcon className="absolute top-[calc(50%-var(--spacing)*16)] -left-10 hidden size-6 text-accent-text lg:block" />
            )}
            <div className="self-center lg:self-start">
              <h3 className="flex items-center gap-3 text-xl">
                <span
                  aria-hidden="true"
                  className="flex size-8 items-center justify-center rounded-full border border-accent-border bg-accent-soft text-sm text-accent-text"
                >
                  {index + 1}
                </span>
                {t(($) => $.home.how[step].title)}
              </h3>
              <p className="mt-3 text-text-muted">
                {t(($) => $.home.how[step].text, { agent: brand.agent })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A recording under way. */
function RecordPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.how.record.picture)} className="h-full">
      <Panel
        title={t(($) => $.pictures.recording)}
        aside={<span className="tabular-nums">00:42</span>}
        className="h-full"
      >
        <div className="flex items-center gap-4 py-6">
          <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
            <MicrophoneIcon className="size-6" />
          </span>
          <Waveform bars={36} className="min-w-0 grow text-accent-text" />
        </div>
      </Panel>
    </Illustration>
  );
}

/** A sentence as it was said, with what the agent picks out of it. */
function EnrichPicture() {
  const { t } = useTranslation("site");
  const { agreement, marks } = useSample();
  const pickedOut = marks.filter((mark) => agreement.some(({ text }) => text.includes(mark)));
  return (
    <Illustration label={t(($) => $.home.how.enrich.picture)} className="h-full">
      <Panel title={t(($) => $.pictures.transcript)} className="h-full">
        {agreement.map(({ text }) => (
          <p key={text} className="not-first:mt-2 leading-relaxed">
            <MarkedText text={text} marks={marks} />
          </p>
        ))}
        <div className="mt-4 flex flex-wrap gap-1.5 border-t border-border pt-4">
          {pickedOut.map((mark) => (
            <Chip key={mark}>{mark}</Chip>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}

/** The CRM, filled in. */
function SynchronisePicture() {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <Illustration
      label={t(($) => $.home.how.synchronise.picture, { client: sample.client })}
      className="h-full"
    >
      <Panel
        title={sample.client}
        aside={<Badge tone="success">{t(($) => $.pictures.synced)}</Badge>}
        className="h-full"
      >
        <FieldRows rows={sample.fields("stage", "dealValue", "startDate", "decisionMaker")} />
      </Panel>
    </Illustration>
  );
}
