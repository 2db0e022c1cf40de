import { type LeadCollection, leadFields, legal, retention, vitalsSample } from "@voxlog/product";
import { formatList } from "@voxlog/texts";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { ContactLinks } from "../components/contact-links.tsx";
import { BrowserStorage } from "../legal/browser-storage.tsx";
import { company } from "../legal/company.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { TrackingChoice } from "../legal/tracking-choice.tsx";
import { useLegalTexts } from "../routing/lazy-texts.ts";
import { useLanguage } from "../routing/use-view.ts";

/** What is kept about visitors, and their say in it. */
export function Privacy() {
  const { t } = useLegalTexts();
  return (
    <LegalPage
      title={t(($) => $.privacy.title)}
      subtitle={t(($) => $.privacy.subtitle)}
      sections={[
        {
          id: "who",
          title: t(($) => $.privacy.who.title),
          review: true,
          content: (
            <>
              <p>
                <ContactLinks text={t(($) => $.privacy.who.text, company)} />
              </p>
              <p>{t(($) => $.privacy.who.scope, company)}</p>
            </>
          ),
        },
        { id: "visits", title: t(($) => $.privacy.visits.title), review: true, content: <Visits /> },
        { id: "choice", title: t(($) => $.privacy.choice.title), content: <TrackingChoice /> },
        { id: "browser", title: t(($) => $.privacy.browser.title), content: <BrowserStorage /> },
        {
          id: "forms",
          title: t(($) => $.privacy.forms.title),
          review: true,
          content: <Forms />,
        },
        {
          id: "demo",
          title: t(($) => $.privacy.demo.title),
          content: <p>{t(($) => $.privacy.demo.text)}</p>,
        },
        {
          id: "sharing",
          title: t(($) => $.privacy.sharing.title),
          review: true,
          content: (
            <>
              <p>{t(($) => $.privacy.sharing.text)}</p>
              <p>{t(($) => $.privacy.sharing.abuse)}</p>
            </>
          ),
        },
        {
          id: "rights",
          title: t(($) => $.privacy.rights.title),
          review: true,
          content: (
            <>
              <p>
                <ContactLinks text={t(($) => $.privacy.rights.text, company)} />
              </p>
              <p>
                {t(($) => $.privacy.rights.complaint)}{" "}
                <Link href={legal.authority.url} rel="noopener" variant="accent">
                  {legal.authority.name}
                </Link>
                .
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

function Forms() {
  const { t } = useLegalTexts();
  const { t: site } = useTranslation("site");
  const language = useLanguage();
  const fields = (collection: LeadCollection) =>
    formatList(
      language,
      leadFields[collection].map(({ name }) => site(($) => $.forms.names[name])),
    );
  return (
    <>
      <p>
        {t(($) => $.privacy.forms.text, {
          signup: fields("signups"),
          demoRequest: fields("demo_requests"),
        })}
      </p>
      <p>{t(($) => $.privacy.forms.origin)}</p>
      <p>{t(($) => $.privacy.forms.term)}</p>
      <p>{t(($) => $.privacy.forms.basis)}</p>
    </>
  );
}

function Visits() {
  const { t } = useLegalTexts();
  return (
    <>
      <p>{t(($) => $.privacy.visits.why)}</p>
      <ul className="list-disc space-y-2 ps-5 marker:text-accent-text">
        <li>{t(($) => $.privacy.visits.session)}</li>
        <li>{t(($) => $.privacy.visits.origin)}</li>
        <li>{t(($) => $.privacy.visits.campaign)}</li>
        <li>{t(($) => $.privacy.visits.device)}</li>
        <li>{t(($) => $.privacy.visits.pages)}</li>
        <li>{t(($) => $.privacy.visits.actions)}</li>
        <li>{t(($) => $.privacy.visits.speed, vitalsSample)}</li>
      </ul>
      <p>{t(($) => $.privacy.visits.not)}</p>
      <p>{t(($) => $.privacy.visits.term, { days: retention.trackingDays })}</p>
      <p>{t(($) => $.privacy.visits.basis)}</p>
    </>
  );
}
