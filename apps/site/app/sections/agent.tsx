import { brand, claims, transcriptionLanguages } from "@voxlog/product";
import { formatLanguageName, formatList } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../routing/use-view.ts";
import { Waveform } from "./illustration/illustration.tsx";

/** The AI agent, what it does and what it doesn't. */
export function Agent() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const { agent, name: product } = brand;
  const languages = formatList(
    language,
    transcriptionLanguages.map((code) => formatLanguageName(language, code)),
  );
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter pb-section lg:grid-cols-[1fr_1.6fr]">
      <div
        data-theme="dark"
        className="relative isolate flex items-center gap-5 overflow-clip rounded-2xl bg-brand-800 bg-brand p-7 text-text shadow-md forced-colors:border sm:p-9 lg:flex-col lg:py-14 lg:text-center"
      >
        <Waveform className="absolute inset-x-0 top-1/2 -z-10 h-32 w-full -translate-y-1/2 [mask-image:linear-gradient(90deg,#000,transparent_30%_70%,#000)] text-neutral-0/12" />
        <span
          aria-hidden="true"
          className="flex size-20 shrink-0 items-center justify-center rounded-full bg-neutral-0 text-3xl font-semibold text-brand-700 shadow-lg lg:size-28 lg:text-display-md"
        >
          {agent.slice(0, 1)}
        </span>
        <p>
          <span className="block text-2xl font-semibold">{agent}</span>
          {t(($) => $.home.agent.role, { product })}
        </p>
      </div>
      <div>
        <Heading level={2} size="display-sm">
          {t(($) => $.home.agent.title, { agent })}
        </Heading>
        <p className="mt-4 max-w-prose text-lg text-balance text-text-muted">
          {t(($) => $.home.agent.text, { agent })}
        </p>
        <dl className="mt-9 grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {(["listens", "learns", "checks"] as const).map((habit) => (
            <div key={habit}>
              <dt className="text-lg font-semibold">{t(($) => $.home.agent[habit].title)}</dt>
              <dd className="mt-1.5 text-text-muted">
                {t(($) => $.home.agent[habit].text, { languages, ...claims.callMinutes })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
