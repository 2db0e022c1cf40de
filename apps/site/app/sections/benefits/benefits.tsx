import { useTranslation } from "react-i18next";
import { Section } from "../section.tsx";

const BENEFITS = ["typing", "updates", "structure", "actions", "enrichment", "reporting"] as const;

/** Six things that get better. */
export function Benefits() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.benefits.title)} tinted>
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map((benefit) => (
          <div key={benefit} className="border-l-2 border-accent pl-5">
            <dt className="text-lg font-semibold">{t(($) => $.home.benefits[benefit].title)}</dt>
            <dd className="mt-1.5 text-text-muted">{t(($) => $.home.benefits[benefit].text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
