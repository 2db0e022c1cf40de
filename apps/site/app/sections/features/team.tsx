import { brand } from "@voxlog/product";
import { Avatar } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { Illustration, Panel } from "../illustration/illustration.tsx";
import { useSample } from "../illustration/use-sample.ts";
import { CheckList } from "../section.tsx";
import { ScreenLink } from "./screen-link.tsx";

/** What a team gains over the sum of its members. */
export function Team() {
  const { t } = useTranslation("site");
  return (
    <section
      data-theme="dark"
      className="bg-brand-950 text-text [--color-surface-raised:color-mix(in_oklch,var(--color-brand-950),var(--color-brand-900))]"
    >
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-gutter py-section lg:grid-cols-[1fr_1.2fr]">
        <div>
          <Heading level={2} size="display-sm">
            {t(($) => $.features.team.title)}
          </Heading>
          <p className="mt-4 max-w-prose text-lg text-balance text-text-muted">
            {t(($) => $.features.team.text, { agent: brand.agent })}
          </p>
          <CheckList
            className="mt-8"
            items={(["shared", "dashboard", "coaching"] as const).map((point) =>
              t(($) => $.features.team.points[point]),
            )}
          />
          <ScreenLink place="/" feature={t(($) => $.features.team.title)} />
        </div>
        <TeamPicture />
      </div>
    </section>
  );
}

/** How many conversations each of the colleagues had, in their order: the demo's twelve together. */
const CONVERSATIONS = [5, 4, 3] as const;
const MOST = Math.max(...CONVERSATIONS);
const TOPICS = [
  { topic: "a", share: 58 },
  { topic: "b", share: 42 },
  { topic: "c", share: 33 },
  { topic: "d", share: 25 },
] as const;

/** A team's week: conversations by colleague, and what they were about. */
function TeamPicture() {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <Illustration label={t(($) => $.features.team.picture)}>
      <Panel
        title={t(($) => $.features.team.sample.title)}
        aside={<Badge tone="warning">{t(($) => $.features.team.sample.badge)}</Badge>}
        className="p-6"
      >
        <div className="space-y-4">
          {sample.colleagues.map(({ name, initials }, index) => (
            <p
              key={name}
              className="grid grid-cols-[auto_calc(var(--container-word)/2)_minmax(0,1fr)_--spacing(6)] items-center gap-3"
            >
              <Avatar size="sm">{initials}</Avatar>
              <span className="font-medium">{name}</span>
              <Bar value={CONVERSATIONS[index] ?? 0} of={MOST} className="h-3 fill-accent" />
              <span className="text-end font-semibold tabular-nums">{CONVERSATIONS[index]}</span>
            </p>
          ))}
        </div>
        <p className="mt-7 border-t border-border pt-5 text-xs font-medium text-text-muted">
          {t(($) => $.features.team.sample.topics)}
        </p>
        <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {TOPICS.map(({ topic, share }) => (
            <div key={topic}>
              <p className="flex justify-between gap-3">
                {t(($) => $.features.team.sample.topic[topic])}
                <span className="text-text-muted tabular-nums">{share}%</span>
              </p>
              <Bar value={share} of={100} className="mt-1.5 h-1.5 fill-brand-300" />
            </div>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}

type BarProps = { value: number; of: number; className: string };

function Bar({ value, of, className }: BarProps) {
  return (
    <svg
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`w-full rounded-full bg-surface-hover ${className}`}
    >
      <rect width={value} height="1" />
    </svg>
  );
}
