import { brand } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { FieldRows, Illustration, Panel, Waveform } from "../illustration/illustration.tsx";
import { MarkedText } from "../illustration/marked-text.tsx";
import { sample } from "../illustration/sample.ts";
import { HeroActions } from "../section.tsx";

/** What the product does in one sentence and one picture. */
export function FeaturesHero() {
  const { t } = useTranslation("site");
  return (
    <section className="overflow-clip bg-linear-to-b from-accent-soft to-surface">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-gutter pt-[calc(var(--spacing-section)*0.75)] pb-[calc(var(--spacing-section)*0.25)] lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h1 tabIndex={-1} className="text-display-md outline-none">
            {t(($) => $.features.title)}
          </h1>
          <p className="mt-5 max-w-prose text-lg text-text-muted md:text-xl">
            {t(($) => $.features.subtitle, { product: brand.name })}
          </p>
          <HeroActions className="mt-8" />
        </div>
        <VoiceToFieldsPicture />
      </div>
    </section>
  );
}

/** A spoken sentence, and under it the CRM fields that it filled in. */
function VoiceToFieldsPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration
      label={t(($) => $.features.picture, { agent: brand.agent })}
      className="mx-auto w-full max-w-lg"
    >
      <div className="scheme-dark relative mr-6 rounded-2xl rounded-bl-sm bg-purple-800 bg-brand p-5 pb-7 text-text shadow-lg sm:mr-14">
        <Waveform className="w-full text-neutral-0" />
        <p className="mt-4 text-base leading-relaxed [&_mark]:bg-neutral-0/15 [&_mark]:text-neutral-0">
          <MarkedText text={t(($) => $.pictures.said)} />
        </p>
      </div>
      <Panel
        className="relative -mt-3 ml-6 shadow-lg sm:ml-14"
        title={sample.client}
        aside={<Badge tone="success">{t(($) => $.pictures.synced)}</Badge>}
      >
        <FieldRows
          rows={[
            { label: t(($) => $.pictures.fields.stage), value: t(($) => $.pictures.fields.stageAfter) },
            { label: t(($) => $.pictures.fields.value), value: t(($) => $.pictures.fields.valueAfter) },
            { label: t(($) => $.pictures.fields.users), value: sample.users },
            { label: t(($) => $.pictures.fields.start), value: t(($) => $.pictures.days.newYear) },
            { label: t(($) => $.pictures.fields.decider), value: sample.decider },
          ]}
        />
      </Panel>
    </Illustration>
  );
}
