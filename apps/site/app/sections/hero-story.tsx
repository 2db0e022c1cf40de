import { brand } from "@voxlog/product";
import { Avatar } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { ArrowIcon, LogoMark } from "../icons.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { FieldRows, Illustration, Panel, Waveform } from "./illustration/illustration.tsx";
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
      <Illustration label={t(($) => $.home.story.picture, { client: sample.client })}>
        <div
          data-theme="dark"
          className="relative rounded-2xl bg-brand-800 bg-brand p-5 pb-9 text-text shadow-lg sm:p-6 sm:pb-10"
        >
          <div className="relative text-neutral-0">
            <Waveform className="w-full opacity-30" />
            <Waveform className="story-voice absolute inset-0 w-full [--from:0.2s]" />
          </div>
          <div className="mt-4 grid gap-3 text-base leading-relaxed [&_mark]:bg-neutral-0/15 [&_mark]:text-neutral-0">
            {sample.agreement.map(({ initials, text }, index) => (
              <div key={text} className="flex gap-3">
                <Avatar size="sm" className="bg-neutral-0/15 text-neutral-0">
                  {initials}
                </Avatar>
                <p className={`story story-words [--beat:0.3s] ${SAID[index]}`}>
                  <MarkedText text={text} marks={sample.marks} />
                </p>
              </div>
            ))}
          </div>
        </div>
        <p className="relative z-1 mx-auto -mt-5 flex w-fit items-center gap-2.5 rounded-full border border-accent-border bg-surface-raised py-2 ps-2.5 pe-5 font-semibold text-accent-text shadow-md">
          <LogoMark className="size-6" />
          {t(($) => $.home.story.agent, { agent: brand.agent, crm: sample.crm })}
        </p>
        <Panel
          className="relative -mt-5 pt-9 shadow-lg sm:mx-6"
          title={sample.client}
          aside={
            <span className="story [--beat:0s] [--from:4.1s]">
              <Badge tone="success">{t(($) => $.pictures.synced)}</Badge>
            </span>
          }
        >
          <FieldRows
            className="story-fields [--beat:0.75s] [--from:0.9s] [--motion-from:translateY(--spacing(2))]"
            rows={sample.fields("users", "dealValue", "decisionMaker", "startDate")}
          />
        </Panel>
      </Illustration>
      <p className="mt-5 text-center">
        <Link asChild look="standalone" stretched className="min-h-8 group-hover:underline after:rounded-2xl">
          <DemoLink recording={sample.recording}>
            {t(($) => $.home.story.open)}
            <ArrowIcon className="size-4 transition-transform group-hover:translate-x-1" />
          </DemoLink>
        </Link>
      </p>
    </div>
  );
}
