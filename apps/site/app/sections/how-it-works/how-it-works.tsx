import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Section } from "../section.tsx";

/** The three steps from conversation to CRM. */
export function HowItWorks() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.how.title)}>
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {(["record", "enrich", "synchronise"] as const).map((step, index) => (
          <li key={step} className="flex gap-5 md:flex-col">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-lg font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{t(($) => $.home.how[step].title)}</h3>
              <p className="mt-2 text-text-muted">
                {t(($) => $.home.how[step].text, { agent: brand.agent })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
