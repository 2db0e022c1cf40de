import { claimBasis, claims, currency, plans, roiInputs } from "@voxlog/product";
import { formatNumber, formatPrice } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { claimed } from "../components/claimed.ts";
import { useLanguage } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { CheckList, Section } from "./section.tsx";

/** The benefits for salespeople, managers and the organization. */
export function Audience() {
  const { t } = useTranslation("site");
  const { minutesSavedPerDay: minutes, callsLoggedPercent: percent, returnOnInvestment: times } = claims;
  const cards = [
    {
      title: t(($) => $.home.audience.user.title),
      items: [
        ...claimed(
          minutes,
          t(($) => $.home.audience.user.claims.time, { minutes }),
        ),
        t(($) => $.home.audience.user.claims.handsFree),
        t(($) => $.home.audience.user.claims.details),
      ],
    },
    {
      title: t(($) => $.home.audience.manager.title),
      items: [
        t(($) => $.home.audience.manager.claims.overview),
        t(($) => $.home.audience.manager.claims.forecast),
        t(($) => $.home.audience.manager.claims.coaching),
      ],
    },
    {
      title: t(($) => $.home.audience.organization.title),
      items: [
        ...claimed(
          percent,
          t(($) => $.home.audience.organization.claims.logged, { percent }),
        ),
        t(($) => $.home.audience.organization.claims.quality),
        t(($) => $.home.audience.organization.claims.compliance),
        ...claimed(
          times,
          t(($) => $.home.audience.organization.claims.roi, { times }),
        ),
      ],
    },
  ];
  return (
    <Section title={t(($) => $.home.audience.title)} text={t(($) => $.home.audience.text)}>
      <ul className="grid gap-3 @2xl:grid-cols-3 lg:gap-5">
        {cards.map(({ title, items }) => (
          <li key={title} className="rounded-xl border border-border bg-surface-raised p-5 shadow-sm lg:p-7">
            <Heading level={3} size="xl">
              {title}
            </Heading>
            <CheckList items={items} className="mt-4 text-text-muted" />
          </li>
        ))}
      </ul>
      <ClaimBasis />
    </Section>
  );
}

function ClaimBasis() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const { conversationsPerDay, minutesPerConversation, workdaysPerMonth, countedShare, hourlyCost } =
    claimBasis;
  const { minutesSavedPerDay: minutes, callsLoggedPercent: percent, returnOnInvestment: times } = claims;
  const hours = ((conversationsPerDay * minutesPerConversation) / 60) * workdaysPerMonth * countedShare;
  const facts = { conversations: conversationsPerDay, each: minutesPerConversation };
  return (
    <ul className="mt-6 space-y-1 text-sm text-text-muted">
      {claimed(minutes, <li key="time">{t(($) => $.home.basis.time, { minutes, ...facts })}</li>)}
      {claimed(percent, <li key="logged">{t(($) => $.home.basis.logged, { percent })}</li>)}
      {claimed(
        times,
        <li key="roi">
          {t(($) => $.home.basis.roi, {
            times,
            share: formatNumber(language, roiInputs.share.start),
            hours: formatNumber(language, hours),
            cost: formatPrice(language, hourlyCost, currency),
            plan: plans[1].name,
          })}{" "}
          <Link asChild>
            <ViewLink view="calculator">{t(($) => $.shell.topics.calculator)}</ViewLink>
          </Link>
        </li>,
      )}
    </ul>
  );
}
