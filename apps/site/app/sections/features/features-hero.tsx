import { brand } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { FieldRows, Illustration, Panel, Waveform } from "../illustration/illustration.tsx";
import { MarkedText } from "../illustration/marked-text.tsx";
import { useSample } from "../illustration/use-sample.ts";
import { HeroActions } from "../section.tsx";

/** What the product does in one sentence and one picture. */
export function FeaturesHero() {
  const { t } = useTranslation("site");
  return (
    <section className="overflow-clip bg-linear-to-b from-accent-soft to-surface [--kit-color-surface-raised:var(--kit-color-control)]">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-gutter pt-[calc(var(--spacing-section)*0.75)] pb-[calc(var(--spacing-section)*0.25)] lg:grid-cols-[1.2fr_1fr]">
        <div>
          <Heading level={1} size="display-md">
            {t(($) => $.features.title)}
          </Heading>
          <p className="mt-5 max-w-prose text-lg text-balance text-text-muted md:text-xl">
            {t(($) => $.features.subtitle, { product: brand.name })}
          </p>
          <HeroActions className="mt-8" />
        </div>
        <VoiceToFieldsPicture />
      </div>
    </section>
  );
}

/** Two sentences, and under them the CRM fields that they fill. */
function VoiceToFieldsPicture() {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <Illustration
      label={t(($) => $.features.picture, { agent: brand.agent })}
      className="mx-auto w-full max-w-lg"
    >
      <div
        data-theme="dark"
        className="relative mr-6 rounded-2xl rounded-bl-sm bg-brand-800 bg-brand p-5 pb-7 text-text shadow-lg forced-colors:border sm:mr-14"
      >
        <Waveform className="w-full text-neutral-0" />
        <div className="mt-4 grid gap-2 text-base leading-relaxed">
          {sample.agreement.map(({ text }) => (
            <p key={text}>
              <MarkedText text={text} marks={sample.marks} />
            </p>
          ))}
        </div>
      </div>
      <Panel
        className="relative -mt-5 ml-6 shadow-lg sm:ml-14"
        title={sample.client}
        aside={<Badge tone="success">{t(($) => $.pictures.synced)}</Badge>}
      >
        <FieldRows rows={sample.fields("stage", "dealValue", "users", "startDate", "decisionMaker")} />
      </Panel>
    </Illustration>
  );
}
