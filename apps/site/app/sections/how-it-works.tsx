import { brand } from "@voxlog/product";
import { Avatar } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../components/icons.tsx";
import { Chip, FieldRows, Illustration, Panel, Waveform } from "./illustration/illustration.tsx";
import { MarkedText } from "./illustration/marked-text.tsx";
import { useSample } from "./illustration/use-sample.ts";
import { Section } from "./section.tsx";

const STEPS = [
  { step: "record", Picture: RecordPicture },
  { step: "enrich", Picture: EnrichPicture },
  { step: "synchronize", Picture: SynchronizePicture },
] as const;

/** The three steps from conversation to CRM, which the pictures follow with one sample conversation. */
export function HowItWorks() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.how.title)} text={t(($) => $.home.how.text)} ground="dark">
      <ol className="grid gap-x-14 gap-y-8 sm:gap-y-14 lg:grid-cols-3">
        {STEPS.map(({ step, Picture }, index) => (
          <li
            key={step}
            className="story-by-scroll relative grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid"
          >
            {/* A phone has just shown this conversation in the hero. */}
            <div className="h-full max-sm:hidden">
              <Picture />
            </div>
            {index > 0 && (
              <ArrowIcon className="absolute top-[calc(50%-var(--spacing)*16)] -left-10 hidden size-6 text-accent-text lg:block" />
            )}
            <div className="self-center lg:self-start">
              <Heading level={3} size="xl" className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-8 items-center justify-center rounded-full border border-accent-border bg-accent-soft text-sm text-accent-text"
                >
                  {index + 1}
                </span>
                {t(($) => $.home.how[step].title)}
              </Heading>
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

/** When each speaker is heard, as shares of the picture's way through the window. */
const VOICES = ["[--beat:6%] [--from:14%]", "[--beat:6%] [--from:20%]"] as const;

/** A recording under way. */
function RecordPicture() {
  const { t } = useTranslation("site");
  const { agreement, duration } = useSample();
  return (
    <Illustration label={t(($) => $.home.how.record.picture, { duration })} className="h-full">
      <Panel
        title={t(($) => $.pictures.recording)}
        aside={
          <span className="flex items-center gap-2 tabular-nums">
            <span className="size-2 rounded-full bg-danger-fill" />
            {duration}
          </span>
        }
        className="h-full"
      >
        <div className="grid gap-8 py-6">
          {agreement.map(({ initials, text }, index) => (
            <p key={text} className="flex items-center gap-4">
              <Avatar size="sm">{initials}</Avatar>
              <Waveform
                bars={42 - index * 2}
                className={`story-voice h-9 min-w-0 grow text-accent-text ${VOICES[index]}`}
              />
            </p>
          ))}
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
          <p
            key={text}
            className="story story-words leading-relaxed not-first:mt-2 [--beat:1.5%] [--from:16%] lg:[--from:24%]"
          >
            <MarkedText text={text} marks={marks} />
          </p>
        ))}
        <div className="story mt-4 flex flex-wrap gap-1.5 border-t border-border pt-4 [--beat:2%] [--from:24%] lg:[--from:32%]">
          {pickedOut.map((mark) => (
            <Chip key={mark}>{mark}</Chip>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}

/** The CRM, filled in. */
function SynchronizePicture() {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <Illustration
      label={t(($) => $.home.how.synchronize.picture, { client: sample.client })}
      className="h-full"
    >
      <Panel
        title={sample.client}
        aside={
          <span className="story [--beat:3%] [--from:26%] lg:[--from:48%]">
            <Badge tone="success">{t(($) => $.pictures.synced)}</Badge>
          </span>
        }
        className="h-full"
      >
        <FieldRows
          className="story-fields [--beat:2.5%] [--from:16%] lg:[--from:38%] [--motion-from:translateY(--spacing(2))]"
          rows={sample.fields("stage", "dealValue", "startDate", "decisionMaker")}
        />
      </Panel>
    </Illustration>
  );
}
