import { brand } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { Icon } from "../components/icons.tsx";
import { Section } from "./section.tsx";

/** The three steps from conversation to CRM. The hero has shown them with a conversation. */
export function HowItWorks() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.how.title)} text={t(($) => $.home.how.text)} ground="dark">
      <ol className="grid gap-x-14 gap-y-6 lg:grid-cols-3">
        {(["record", "enrich", "synchronize"] as const).map((step, index) => (
          <li key={step} className="relative">
            {index > 0 && (
              <Icon
                name="arrow"
                className="absolute top-1 -left-10 hidden size-6 text-accent-text lg:block"
              />
            )}
            <Heading level={3} size="xl" className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="flex size-8 items-center justify-center rounded-full border border-accent-border bg-accent-soft text-sm text-accent-text"
              >
                {index + 1}
              </span>
              {t(($) => $.home.how[step].title)}
            </Heading>
            <p className="mt-3 text-text-muted">{t(($) => $.home.how[step].text, { agent: brand.agent })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
