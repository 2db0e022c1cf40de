import { brand, claims } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { Steps } from "../../components/steps.tsx";
import { Section } from "../section.tsx";

/** How to begin, and who helps. */
export function Setup() {
  const { t } = useTranslation("site");
  const facts = { agent: brand.agent, hours: claims.supportResponseHours };
  return (
    <Section
      ground="sunken"
      title={t(($) => $.features.setup.title, { minutes: claims.setupMinutes })}
      text={t(($) => $.features.setup.text)}
    >
      <div className="grid items-center gap-x-16 gap-y-14 lg:grid-cols-2">
        <Steps
          steps={(["signUp", "connect", "teach", "speak"] as const).map((step) => ({
            title: t(($) => $.features.setup.steps[step].title, facts),
            text: t(($) => $.features.setup.steps[step].text, facts),
          }))}
        />
        <div className="rounded-2xl border border-border bg-surface-raised p-7 sm:p-9">
          <Heading level={3} size="xl">
            {t(($) => $.features.setup.support.title, { hours: claims.supportResponseHours })}
          </Heading>
          <p className="mt-1.5 text-text-muted">{t(($) => $.features.setup.support.text)}</p>
        </div>
      </div>
    </Section>
  );
}
