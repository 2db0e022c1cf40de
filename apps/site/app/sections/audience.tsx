import { claimBasis, claims, currency, plans } from "@voxlog/product";
import { formatNumber, formatPrice } from "@voxlog/texts";
import { Avatar } from "@voxlog/ui/avatar";
import { Heading } from "@voxlog/ui/heading";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CheckIcon } from "../components/icons.tsx";
import { useLanguage } from "../routing/use-view.ts";
import { Illustration, Panel } from "./illustration/illustration.tsx";
import { useSample } from "./illustration/use-sample.ts";
import { CheckList, Section } from "./section.tsx";

/** What each of the three who decide gets out of it. */
export function Audience() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.audience.title)} text={t(($) => $.home.audience.text)}>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        <AudienceCard
          title={t(($) => $.home.audience.user.title)}
          picture={<DayPicture />}
          items={[
            t(($) => $.home.audience.user.claims.time, { minutes: claims.minutesSavedPerDay }),
            t(($) => $.home.audience.user.claims.handsFree),
            t(($) => $.home.audience.user.claims.details),
          ]}
        />
        <AudienceCard
          title={t(($) => $.home.audience.manager.title)}
          picture={<OverviewPicture />}
          items={[
            t(($) => $.home.audience.manager.claims.overview),
            t(($) => $.home.audience.manager.claims.forecast),
            t(($) => $.home.audience.manager.claims.coaching),
          ]}
        />
        <AudienceCard
          title={t(($) => $.home.audience.organization.title)}
          picture={<FiguresPicture />}
          items={[
            t(($) => $.home.audience.organization.claims.logged, { percent: claims.callsLoggedPercent }),
            t(($) => $.home.audience.organization.claims.quality),
            t(($) => $.home.audience.organization.claims.compliance),
            t(($) => $.home.audience.organization.claims.roi, { times: claims.returnOnInvestment }),
          ]}
        />
      </div>
      <ClaimBasis />
    </Section>
  );
}

/** How the figures come about. */
function ClaimBasis() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const { conversationsPerDay, minutesPerConversation, workdaysPerMonth, countedShare, hourlyCost } =
    claimBasis;
  const hours = (claims.minutesSavedPerDay / 60) * workdaysPerMonth * countedShare;
  return (
    <ul className="mt-6 space-y-1 text-sm text-text-muted">
      <li>
        {t(($) => $.home.basis.time, {
          minutes: claims.minutesSavedPerDay,
          conversations: conversationsPerDay,
          each: minutesPerConversation,
        })}
      </li>
      <li>{t(($) => $.home.basis.logged, { percent: claims.callsLoggedPercent })}</li>
      <li>
        {t(($) => $.home.basis.roi, {
          times: claims.returnOnInvestment,
          hours: formatNumber(language, hours),
          cost: formatPrice(language, hourlyCost, currency),
          plan: plans[1].name,
        })}
      </li>
    </ul>
  );
}

type AudienceCardProps = { title: string; items: readonly string[]; picture: ReactNode };

/** One of those who decide: a picture of what changes for them, and the claims. */
function AudienceCard({ title, items, picture }: AudienceCardProps) {
  return (
    <div className="grid content-start overflow-clip rounded-xl border border-border bg-surface-raised shadow-sm md:max-lg:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid">
      <div className="flex min-h-56 items-center bg-accent-soft/60 px-7 py-7 [--color-surface-raised:var(--color-control)]">
        {picture}
      </div>
      <div className="p-7">
        <Heading level={3} size="xl">
          {title}
        </Heading>
        <CheckList items={items} className="mt-5 text-text-muted" />
      </div>
    </div>
  );
}

const OPENS = 9;
const CLOSES = 17;
const DAY_MINUTES = (CLOSES - OPENS) * 60;

/** A working day to scale, with the minutes in it that come free. */
function DayPicture() {
  const { t } = useTranslation("site");
  const minutes = claims.minutesSavedPerDay;
  return (
    <Illustration label={t(($) => $.home.audience.user.picture.label, { minutes })} className="w-full">
      <p className="text-display-md font-semibold text-accent-text">
        {t(($) => $.home.audience.user.picture.figure, { minutes })}
      </p>
      <p className="mt-1 text-base">{t(($) => $.home.audience.user.picture.caption)}</p>
      <svg
        viewBox={`0 0 ${DAY_MINUTES} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-5 h-6 w-full rounded-sm bg-accent-border"
      >
        <rect x={DAY_MINUTES - minutes} width={minutes} height="24" className="fill-accent" />
      </svg>
      <p className="mt-1.5 flex justify-between text-xs text-text-muted">
        <span>{OPENS}:00</span>
        <span>{CLOSES}:00</span>
      </p>
    </Illustration>
  );
}

/** The conversations of a whole team in one list. */
function OverviewPicture() {
  const { t } = useTranslation("site");
  const { clients } = useSample();
  return (
    <Illustration label={t(($) => $.home.audience.manager.picture.label)} className="w-full">
      <Panel title={t(($) => $.home.audience.manager.picture.title)}>
        <div className="space-y-3">
          {clients.map(({ client, initials }) => (
            <p key={client} className="flex items-center gap-3">
              <Avatar size="sm">{initials}</Avatar>
              <span className="min-w-0 grow font-medium">{client}</span>
              <CheckIcon className="size-4 shrink-0 text-success" />
            </p>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}

/** The organization's two figures: a ring filled as far as conversations are logged, and the return. */
function FiguresPicture() {
  const { t } = useTranslation("site");
  const figures = { percent: claims.callsLoggedPercent, times: claims.returnOnInvestment };
  return (
    <Illustration
      label={t(($) => $.home.audience.organization.picture.label, figures)}
      className="flex w-full flex-wrap items-center justify-around gap-x-3 gap-y-6"
    >
      <div className="relative grid aspect-square w-[calc(var(--container-word)*1.125)] max-w-full place-items-center text-center">
        <svg viewBox="0 0 36 36" fill="none" aria-hidden="true" className="absolute inset-0 -rotate-90">
          <circle cx="18" cy="18" r="16" strokeWidth="3" className="stroke-accent-border" />
          <circle
            cx="18"
            cy="18"
            r="16"
            strokeWidth="3"
            pathLength="100"
            strokeDasharray={`${figures.percent} 100`}
            className="stroke-accent"
          />
        </svg>
        <p>
          <span className="block text-2xl font-semibold text-accent-text">{figures.percent}%</span>
          {t(($) => $.home.audience.organization.picture.logged)}
        </p>
      </div>
      <p className="text-center">
        <span className="block text-display-md font-semibold text-accent-text">{figures.times}×</span>
        {t(($) => $.home.audience.organization.picture.roi)}
      </p>
    </Illustration>
  );
}
