import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Section } from "../section.tsx";
import { ScreenLink } from "./screen-link.tsx";
import { ScreenPicture } from "./screen-picture.tsx";

/** How the agent learns a trade's own words and a team's own ways. */
export function Customization() {
  const { t } = useTranslation("site");
  const agent = brand.agent;
  return (
    <Section
      ground="sunken"
      title={t(($) => $.features.customization.title, { agent })}
      text={t(($) => $.features.customization.text, { agent })}
    >
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <ScreenPicture screen="dictionary" alt={t(($) => $.features.customization.picture, { agent })} />
        <div>
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
          <ScreenLink
            place="/agent-timmy?tab=dictionary"
            feature={t(($) => $.features.customization.dictionary.title)}
          />
        </div>
      </div>
    </Section>
  );
}
