import { brand, claims, transcriptionLanguages } from "@voxlog/product";
import { formatLanguageName, formatList } from "@voxlog/texts";
import { useTranslation } from "react-i18next";
import { claimed } from "../../components/claimed.ts";
import { useLanguage } from "../../routing/use-view.ts";
import { ScreenSection } from "./on-screen.tsx";

/** The extracted data, and its accuracy. */
export function Processing() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const spoken = transcriptionLanguages.map((code) => formatLanguageName(language, code));
  const { transcriptionAccuracyPercent: accuracy, matchRatePercent: match } = claims;
  const figures = [
    ...claimed(accuracy, {
      value: t(($) => $.features.processing.atLeast, { percent: accuracy }),
      text: t(($) => $.features.processing.accuracyText),
    }),
    ...claimed(match, {
      value: t(($) => $.features.processing.atLeast, { percent: match }),
      text: t(($) => $.features.processing.matchText),
    }),
    {
      value: String(transcriptionLanguages.length),
      text: t(($) => $.features.processing.languages, { languages: formatList(language, spoken) }),
    },
  ];
  return (
    <ScreenSection
      ground="sunken"
      title={t(($) => $.features.processing.title)}
      text={t(($) => $.features.processing.text, { agent: brand.agent })}
      isReversed
      screen="review"
      alt={t(($) => $.features.processing.picture, { agent: brand.agent })}
      place="/record?sample="
    >
      <dl className="grid gap-y-9">
        {figures.map(({ value, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end border-s-2 border-accent ps-5">
            <dt className="text-balance text-text-muted">{text}</dt>
            <dd className="text-display-sm font-semibold text-accent-text">{value}</dd>
          </div>
        ))}
      </dl>
    </ScreenSection>
  );
}
