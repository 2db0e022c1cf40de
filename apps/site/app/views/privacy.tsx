import { type LeadCollection, leadFields, legal, retention, vitalsSample } from "@voxlog/product";
import { formatList } from "@voxlog/texts";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { BrowserStorage } from "../legal/browser-storage.tsx";
import { useCompany } from "../legal/company.ts";
import { LegalPage, Paragraphs } from "../legal/legal-page.tsx";
import { TrackingChoice } from "../legal/tracking-choice.tsx";
import { useLanguage } from "../routing/use-view.ts";

/** The privacy statement, with the opt-out. */
export function Privacy() {
  const { t } = useTranslation("legal");
  const company = useCompany();
  const sections = {
    who: (
      <Paragraphs texts={[t(($) => $.privacy.who.text, company), t(($) => $.privacy.who.scope, company)]} />
    ),
    visits: <Visits />,
    choice: <TrackingChoice />,
    browser: <BrowserStorage />,
    forms: <Forms />,
    demo: <Paragraphs texts={[t(($) => $.privacy.demo.text)]} />,
    sharing: <Paragraphs texts={[t(($) => $.privacy.sharing.text), t(($) => $.privacy.sharing.abuse)]} />,
    rights: (
      <>
        <Paragraphs texts={[t(($) => $.privacy.rights.text, company)]} />
        <p>
          {t(($) => $.privacy.rights.complaint)}{" "}
          <Link href={legal.authority.url} rel="noopener" variant="accent">
            {legal.authority.name}
          </Link>
          .
        </p>
      </>
    ),
  };
  return (
    <LegalPage
      title={t(($) => $.privacy.title)}
      subtitle={t(($) => $.privacy.subtitle)}
      sections={sections}
      titleOf={(id) => t(($) => $.privacy[id].title)}
      settled={["choice", "browser", "demo"]}
    />
  );
}

function Forms() {
  const { t } = useTranslation("legal");
  const { t: site } = useTranslation("site");
  const language = useLanguage();
  const fields = (collection: LeadCollection) =>
    formatList(
      language,
      // Lowercase in a sentence, except for abbreviations.
      leadFields[collection].map(({ name }) =>
        site(($) => $.forms.names[name]).replace(/^\w(?![A-Z])/, (letter) => letter.toLowerCase()),
      ),
    );
  return (
    <Paragraphs
      texts={[
        t(($) => $.privacy.forms.text, { signup: fields("signups"), demoRequest: fields("demo_requests") }),
        t(($) => $.privacy.forms.origin),
        t(($) => $.privacy.forms.term),
        t(($) => $.privacy.forms.basis),
      ]}
    />
  );
}

function Visits() {
  const { t } = useTranslation("legal");
  return (
    <>
      <p>{t(($) => $.privacy.visits.why)}</p>
      <ul className="list-disc space-y-2 ps-5 marker:text-accent-text">
        {(["session", "origin", "campaign", "device", "pages", "actions", "speed"] as const).map((part) => (
          <li key={part}>{t(($) => $.privacy.visits[part], vitalsSample)}</li>
        ))}
      </ul>
      <p>{t(($) => $.privacy.visits.not)}</p>
      <p>{t(($) => $.privacy.visits.term, { days: retention.trackingDays })}</p>
      <p>{t(($) => $.privacy.visits.basis)}</p>
    </>
  );
}
