import { formatLanguageName, formatList } from "@voxlog/i18n";
import { brand, claims, transcriptionLanguages } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../routing/use-view.ts";
import { Section } from "../section.tsx";
import { ConversationPicture } from "./conversation-picture.tsx";

/** What the agent makes of a conversation, and how well. */
export function Processing() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const spoken = transcriptionLanguages.map((code) => formatLanguageName(language, code));
  const figures = [
    {
      value: t(($) => $.features.processing.accuracy, { percent: claims.transcriptionAccuracyPercent }),
      text: t(($) => $.features.processing.accuracyText),
    },
    {
      value: t(($) => $.features.processing.match, { percent: claims.matchRatePercent }),
      text: t(($) => $.features.processing.matchText),
    },
    {
      value: String(transcriptionLanguages.length),
      text: t(($) => $.features.processing.languages, { languages: formatList(language, spoken) }),
    },
  ];
  return (
    <Section
      ground="sunken"
      title={t(($) => $.features.processing.title)}
      text={t(($) => $.features.processing.text, { agent: brand.agent })}
    >
      <ConversationPicture />
      <dl className="mt-12 grid gap-x-10 gap-y-7 sm:grid-cols-3">
        {figures.map(({ value, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end border-s-2 border-accent ps-5">
            <dt className="text-text-muted">{text}</dt>
            <dd className="text-display-sm font-semibold text-accent-text">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
