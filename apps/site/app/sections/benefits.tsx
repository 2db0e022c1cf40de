import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { Section } from "./section.tsx";

const BENEFITS = ["typing", "updates", "structure", "actions", "enrichment", "reporting"] as const;

/** The six benefits. */
export function Benefits() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.benefits.title)}>
      <ul className="grid gap-4 @2xl:grid-cols-2 @4xl:grid-cols-3 md:gap-5">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="md:rounded-xl md:border md:border-border md:bg-surface-tile md:p-7">
            <Heading level={3} size="xl">
              {t(($) => $.home.benefits[benefit].title)}
            </Heading>
            <p className="mt-1.5 text-text-muted">{t(($) => $.home.benefits[benefit].text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
