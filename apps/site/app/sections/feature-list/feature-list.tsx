import { formatLanguageName, formatList } from "@voxlog/i18n";
import { brand, claims, directCrms, otherCrmCount, transcriptionLanguages } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shell/use-view.ts";
import { PageHeading } from "../page-heading.tsx";

/** What the product does, from the first recording to the support behind it. */
export function FeatureList() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const features = [
    {
      title: t(($) => $.features.input.title),
      text: t(($) => $.features.input.text, { agent: brand.agent, ...claims.callMinutes }),
    },
    {
      title: t(($) => $.features.processing.title),
      text: t(($) => $.features.processing.text, {
        accuracy: claims.transcriptionAccuracyPercent,
        match: claims.matchRatePercent,
        languages: formatList(
          language,
          transcriptionLanguages.map((code) => formatLanguageName(language, code)),
        ),
      }),
    },
    {
      title: t(($) => $.features.integrations.title),
      text: t(($) => $.features.integrations.text, {
        crms: formatList(language, directCrms),
        count: otherCrmCount,
      }),
    },
    {
      title: t(($) => $.features.customization.title),
      text: t(($) => $.features.customization.text, { agent: brand.agent }),
    },
    { title: t(($) => $.features.team.title), text: t(($) => $.features.team.text) },
    {
      title: t(($) => $.features.setup.title, { minutes: claims.setupMinutes }),
      text: t(($) => $.features.setup.text, { hours: claims.supportResponseHours }),
    },
  ];
  return (
    <>
      <PageHeading
        title={t(($) => $.features.title)}
        subtitle={t(($) => $.features.subtitle, { product: brand.name })}
      />
      <ul className="mx-auto mt-14 grid max-w-page gap-5 px-gutter md:grid-cols-2">
        {features.map(({ title, text }) => (
          <li key={title} className="rounded-xl border border-border bg-surface-raised p-7 shadow-xs">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
