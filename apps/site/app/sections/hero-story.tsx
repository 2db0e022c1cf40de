import { brand } from "@voxlog/product";
import { Avatar } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { ArrowIcon, CheckIcon, LogoMark } from "../components/icons.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { Illustration, Task, Waveform } from "./illustration/illustration.tsx";
import { MarkedText } from "./illustration/marked-text.tsx";
import { useSample } from "./illustration/use-sample.ts";

/** When each sentence is said; a field fills as its word falls. */
const SAID = ["[--from:0.2s]", "[--from:1.8s]"] as const;

/** The product at work: two sentences are said, and what matters in them becomes a record. It leads into the demo. */
export function HeroStory({ className }: { className: string }) {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <div className={`group relative ${className}`}>
      <Illustration
        label={t(($) => $.home.story.picture, { client: sample.client })}
        className="grid overflow-clip rounded-2xl border border-accent-border bg-surface-raised shadow-lg md:grid-cols-2"
      >
        <Conversation />
        <FilledRecord />
      </Illustration>
      {/* On the picture's edge, all of which it stands for. */}
      <p className="-mt-5 text-center">
        <DemoLink
          openedBy="hero"
          place={sample.recording}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent-border bg-surface-raised px-5 py-2 font-medium text-accent-text underline-offset-4 shadow-md group-hover:underline after:absolute after:inset-0 after:rounded-2xl"
        >
          {t(($) => $.home.story.open)}
          <ArrowIcon className="size-4 shrink-0 transition-transform group-hover:translate-x-1" />
        </DemoLink>
      </p>
    </div>
  );
}

/** What was said, and by whom. */
function Conversation() {
  const { t } = useTranslation("site");
  const { agreement, marks, duration } = useSample();
  return (
    <div data-theme="dark" className="bg-brand-800 bg-brand px-5 pt-6 pb-10 text-neutral-0 sm:px-7">
      <p className="flex items-center justify-between text-xs font-medium tabular-nums">
        <span className="flex items-center gap-2">
          <span className="size-2 rounded-full bg-danger-fill" />
          {t(($) => $.pictures.recording)}
        </span>
        {duration}
      </p>
      <div className="relative mt-3">
        <Waveform className="w-full opacity-30" />
        <Waveform className="story-voice absolute inset-0 w-full [--from:0.2s]" />
      </div>
      <div className="mt-4 grid gap-3 text-base leading-relaxed [&_mark]:bg-neutral-0/15 [&_mark]:text-neutral-0">
        {agreement.map(({ initials, text }, index) => (
          <div key={text} className="flex gap-3">
            <Avatar size="sm" className="bg-neutral-0/15 text-neutral-0">
              {initials}
            </Avatar>
            <p className={`story story-words [--beat:0.3s] ${SAID[index]}`}>
              <MarkedText text={text} marks={marks} />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the CRM knows after it. */
function FilledRecord() {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <div className="relative px-5 pt-14 pb-10 sm:px-7 md:pt-6">
      {/* Where one side becomes the other. */}
      <span className="absolute inset-x-0 -top-5 mx-auto grid size-10 place-items-center rounded-full bg-surface-raised shadow-md md:inset-x-auto md:top-[calc(50%-var(--spacing)*5)] md:-left-5">
        <LogoMark className="size-6 text-accent-text" />
      </span>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span>
          <span className="block text-xs text-text-muted">
            {t(($) => $.home.story.agent, { agent: brand.agent, crm: sample.crm })}
          </span>
          <span className="text-lg font-semibold">{sample.client}</span>
        </span>
        <span className="story [--beat:0s] [--from:4.1s]">
          <Badge tone="success">{t(($) => $.pictures.synced)}</Badge>
        </span>
      </p>
      <div className="story-fields mt-4 grid gap-3 xs:grid-cols-2 [--beat:0.75s] [--from:0.9s] [--motion-from:translateY(--spacing(2))]">
        {sample.fields("users", "dealValue", "decisionMaker", "startDate").map(({ label, value }) => (
          <p key={label} className="rounded-md border border-border bg-surface-tile px-3 py-2">
            <span className="block text-xs text-text-muted">{label}</span>
            <span className="flex items-center justify-between gap-3 font-medium">
              {value}
              <CheckIcon className="size-4 shrink-0 text-success" />
            </span>
          </p>
        ))}
      </div>
      <div className="story mt-4 [--beat:0s] [--from:3.6s]">
        <Task {...sample.task} />
      </div>
    </div>
  );
}
