import { brand, claims, processedIn, trust } from "@voxlog/product";
import { countryInSentence, formatCountryName, formatList } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContactLinks } from "../components/contact-links.tsx";
import { Icon } from "../components/icons.tsx";
import { isPartShown } from "../components/is-part-shown.ts";
import { useCompany } from "../legal/company.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { useLanguage } from "../routing/use-view.ts";

const KEPT = ["audio", "transcript", "afterContract", "backup"] as const;

/** How customers' conversations are stored, processed and protected. */
export function Security() {
  const { t } = useTranslation("legal");
  const company = useCompany();
  const language = useLanguage();
  const country = (code: string) => formatCountryName(language, code);
  const answer = { email: brand.contact.email, hours: claims.supportResponseHours };
  const path = [
    { name: t(($) => $.security.place.path.record) },
    { name: t(($) => $.security.place.path.store, company), place: country(trust.storedIn) },
    { name: t(($) => $.security.place.path.crm) },
  ];
  const roles = (
    <ul className="space-y-3">
      <Role who={t(($) => $.security.roles.you)}>{t(($) => $.security.roles.youText)}</Role>
      <Role who={company.company}>{t(($) => $.security.roles.weText)}</Role>
      <Role who={t(($) => $.security.roles.others)}>{t(($) => $.security.roles.othersText)}</Role>
    </ul>
  );
  const questions = (
    <p>
      <ContactLinks text={t(($) => $.security.questions.text, answer)} />
    </p>
  );
  const sections = {
    place: (
      <>
        <p>
          {t(($) => $.security.place.text, {
            country: countryInSentence(language, trust.storedIn),
            processing: formatList(
              language,
              processedIn().map((code) => countryInSentence(language, code)),
            ),
            agent: brand.agent,
          })}
        </p>
        <Path label={t(($) => $.security.place.path.label)} stops={path} />
      </>
    ),
    roles,
    processors: (
      <>
        <p>{t(($) => $.security.processors.text, { days: trust.processorNoticeDays })}</p>
        <Rows
          rows={trust.processors.map(({ task, name, country: code }) => ({
            what: t(($) => $.security.processors.tasks[task]),
            value: `${name}, ${country(code)}`,
          }))}
        />
      </>
    ),
    retention: (
      <>
        <p>{t(($) => $.security.retention.text, { days: trust.retentionDays.backup })}</p>
        <Rows
          rows={KEPT.map((kind) => ({
            what: t(($) => $.security.retention.kept[kind]),
            value: t(($) => $.security.retention.days, { days: trust.retentionDays[kind] }),
          }))}
        />
      </>
    ),
    measures: (
      <ul className="grid gap-x-8 gap-y-6 @lg:grid-cols-2">
        {trust.measures.map((measure) => (
          <li key={measure}>
            <Heading level={3}>{t(($) => $.security.measures[measure].title)}</Heading>
            <p className="mt-1 text-text-muted">
              <ContactLinks text={t(($) => $.security.measures[measure].text, answer)} />
            </p>
          </li>
        ))}
      </ul>
    ),
    breach: <p>{t(($) => $.security.breach.text, { hours: trust.breachNoticeHours })}</p>,
    questions,
  };
  return (
    <LegalPage
      title={t(($) => $.security.title)}
      subtitle={t(($) => $.security.subtitle)}
      review={{
        isReviewed: trust.confirmed || !isPartShown("conversations"),
        updated: trust.updated,
        notice: t(($) => $.security.sample, company),
        label: t(($) => $.security.review),
      }}
      sections={isPartShown("conversations") ? sections : { roles, questions }}
      titleOf={(id) => t(($) => $.security[id].title)}
      settled={["roles", "questions"]}
    />
  );
}

function Path({ label, stops }: { label: string; stops: readonly { name: string; place?: string }[] }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3 @lg:flex-row @lg:items-stretch">
      {stops.map(({ name, place }, index) => (
        <li key={name} className="flex grow basis-0 flex-col items-center gap-3 @lg:flex-row">
          {index > 0 && <Icon name="arrow" className="size-5 shrink-0 text-accent-text @max-lg:rotate-90" />}
          <span className="flex w-full grow flex-col justify-center self-stretch rounded-lg border border-accent-border bg-accent-soft px-4 py-3 text-center font-medium">
            {name}
            {place && <span className="text-sm font-normal text-text-muted">{place}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Role({ who, children }: { who: string; children: ReactNode }) {
  return (
    <li>
      <strong className="font-semibold">{who}</strong> {children}
    </li>
  );
}

function Rows({ rows }: { rows: readonly { what: string; value: string }[] }) {
  return (
    <dl className="divide-y divide-border border-y border-border">
      {rows.map(({ what, value }) => (
        <div key={what} className="grid gap-x-6 gap-y-1 py-3 @lg:grid-cols-2">
          <dt className="text-text-muted">{what}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
