import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ScreenSection } from "./on-screen.tsx";

/** Instructions, dictionary and jargon. */
export function Customization() {
  const { t } = useTranslation("site");
  const agent = brand.agent;
  return (
    <ScreenSection
      ground="sunken"
      title={t(($) => $.features.customization.title, { agent })}
      text={t(($) => $.features.customization.text, { agent })}
      isReversed
      screen="dictionary"
      alt={t(($) => $.features.customization.picture, { agent })}
      place="/record?sample=&line=0"
    >
      <dl className="space-y-8">
        {(["instructions", "dictionary", "jargon"] as const).map((part) => (
          <div key={part}>
            <dt className="text-lg font-semibold">{t(($) => $.features.customization[part].title)}</dt>
            <dd className="mt-1.5 text-text-muted">
              {t(($) => $.features.customization[part].text, { agent })}
            </dd>
          </div>
        ))}
      </dl>
    </ScreenSection>
  );
}
