import { brand, claims } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../../components/icons.tsx";
import { Steps } from "../../components/steps.tsx";
import { Illustration } from "../illustration/illustration.tsx";
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
          <SupportPicture />
        </div>
      </div>
    </Section>
  );
}

function SupportPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration
      label={t(($) => $.features.setup.support.picture)}
      className="mt-7 space-y-3 leading-relaxed"
    >
      <p className="ms-auto w-fit max-w-[85%] rounded-xl rounded-br-sm bg-accent px-4 py-3 text-on-accent">
        {t(($) => $.features.setup.support.question)}
      </p>
      <div className="w-fit max-w-[85%] rounded-xl rounded-bl-sm bg-surface-hover px-4 py-3">
        <p className="mb-1 flex items-center gap-2 text-xs font-medium text-text-muted">
          <LogoMark className="size-4 text-accent-text" />
          {t(($) => $.features.setup.support.by, { product: brand.name })}
        </p>
        <p>{t(($) => $.features.setup.support.answer)}</p>
      </div>
    </Illustration>
  );
}
