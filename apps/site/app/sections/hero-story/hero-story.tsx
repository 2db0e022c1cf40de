import englishSound from "@voxlog/demo-data/agreement.en.mp3";
import dutchSound from "@voxlog/demo-data/agreement.nl.mp3";
import { brand } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { Avatar } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { Icon, LogoMark } from "../../components/icons.tsx";
import { Waveform } from "../../components/waveform.tsx";
import { DemoLink } from "../../leads/enter-demo.tsx";
import { useLanguage } from "../../routing/use-view.ts";
import { RecordField, Task } from "../illustration/illustration.tsx";
import { MarkedText } from "../illustration/marked-text.tsx";
import { useSample } from "../illustration/use-sample.ts";
import { type AudioPlayback, momentsOf, useAudioPlayback } from "./use-audio-playback.ts";

const SOUND_ID = "conversation";

/** Two sentences, with sound on request, turn into a CRM record. Links to the same conversation in the demo. */
export function HeroStory({ className }: { className: string }) {
  const { t } = useTranslation("site");
  const { recording, agreement, marks } = useSample();
  const { playback, audioProps } = useAudioPlayback();
  const language = useLanguage();
  const moments = agreement.map((sentence) => momentsOf(sentence, marks));
  const counts = moments.map((each) => each.filter((moment) => moment <= playback.time).length);
  return (
    <div className={`group relative isolate ${className}`}>
      <audio {...audioProps} id={SOUND_ID} src={language === "nl" ? dutchSound : englishSound} />
      <div className="grid overflow-clip rounded-2xl border border-accent-border bg-surface-raised text-sm leading-snug shadow-lg @2xl/hero:grid-cols-2">
        <Conversation playback={playback} counts={counts} />
        <FilledRecord playback={playback} count={counts.reduce((sum, count) => sum + count)} />
      </div>
      <p className="-mt-5 text-center">
        <DemoLink
          openedBy="hero"
          place={recording}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent-border bg-surface-raised px-5 py-2 font-medium text-accent-text underline-offset-4 shadow-md group-hover:underline after:absolute after:inset-0 after:rounded-2xl"
        >
          {t(($) => $.home.story.open)}
          <Icon name="arrow" className="size-4 shrink-0 transition-transform group-hover:translate-x-1" />
        </DemoLink>
      </p>
    </div>
  );
}

/** The sentences, with a button that plays them. `counts` are the marks heard so far in each. */
function Conversation({ playback, counts }: { playback: AudioPlayback; counts: readonly number[] }) {
  const { t } = useTranslation("site");
  const { agreement, marks } = useSample();
  const seconds = agreement.at(-1)?.span[1] ?? 0;
  return (
    <div data-theme="dark" className="bg-brand-800 bg-brand px-5 pt-5 pb-10 text-neutral-0 sm:px-7">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs noscript:hidden">
        {/* Its z-index puts it above the link that covers the picture. */}
        <Button
          variant="inverse"
          data-plays={SOUND_ID}
          aria-busy={playback.isLoading || undefined}
          className="z-10 rounded-full ps-3.5"
        >
          <Icon name={playback.isPlaying ? "pause" : "play"} className="size-5 shrink-0" />
          {playback.isPlaying ? t(($) => $.home.story.pause) : t(($) => $.home.story.listen)}
        </Button>
        {t(($) => $.home.story.sound, { seconds: Math.round(seconds) })}
      </p>
      {playback.hasFailed && (
        <Alert tone="danger" className="mt-3">
          {t(($) => $.home.story.failed)}
        </Alert>
      )}
      <Waveform className="mt-3 w-full" played={playback.time / seconds} />
      <div className="mt-4 grid gap-3 text-base leading-relaxed">
        {agreement.map(({ initials, text }, index) => (
          <div key={text} className="flex gap-3">
            <Avatar size="sm" className="bg-neutral-0/15 text-neutral-0">
              {initials}
            </Avatar>
            <p>
              <MarkedText text={text} marks={marks} heard={counts[index]} />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The CRM record, with the first `count` fields filled. */
function FilledRecord({ playback, count }: { playback: AudioPlayback; count: number }) {
  const { t } = useTranslation("site");
  const sample = useSample();
  const fields = sample.fields("users", "dealValue", "decisionMaker", "startDate");
  const isFilled = count === fields.length;
  return (
    <div className="@container relative px-5 pt-9 pb-10 sm:px-7 @2xl/hero:pt-6">
      <span className="absolute inset-x-0 -top-5 mx-auto grid size-10 place-items-center rounded-full bg-surface-raised shadow-md @2xl/hero:inset-x-auto @2xl/hero:top-[calc(50%-var(--spacing)*5)] @2xl/hero:-left-5">
        <LogoMark className="size-6 text-accent-text" />
      </span>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div>
          <p className="text-xs text-text-muted">
            {t(($) => $.home.story.agent, { agent: brand.agent, crm: sample.crm })}
          </p>
          <p className="text-lg font-semibold">{sample.client}</p>
        </div>
        <Badge tone={isFilled ? "success" : "accent"}>
          {isFilled ? t(($) => $.pictures.synced) : t(($) => $.home.story.listening, { agent: brand.agent })}
        </Badge>
      </div>
      <dl className="mt-4 grid gap-3 @2xs:grid-cols-2">
        {fields.map(({ label, value, before }, index) => (
          <RecordField key={label} label={label} isFilled={index < count}>
            {index < count ? value : before}
          </RecordField>
        ))}
      </dl>
      <div className={`mt-4 ${isFilled ? "" : "invisible"}`}>
        <Task {...sample.task} />
      </div>
      <p role="status" className="sr-only">
        {playback.hasEnded &&
          t(($) => $.home.story.filled, {
            ...sample,
            agent: brand.agent,
            fields: fields.map(({ label, value }) => `${label}: ${value}`).join(", "),
          })}
      </p>
    </div>
  );
}
