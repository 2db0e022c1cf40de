import { brand, directCrms } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/icons.tsx";
import { crmView } from "../../routing/paths.ts";
import { ViewLink } from "../../routing/view-link.tsx";
import { CrmTicker } from "../crm-ticker.tsx";
import { useSample } from "../illustration/use-sample.ts";
import { ScreenSection } from "./on-screen.tsx";

/** The CRM systems with a direct integration, and those with a custom one. */
export function Integrations() {
  const { t } = useTranslation("site");
  return (
    <ScreenSection
      title={t(($) => $.features.integrations.title)}
      text={t(($) => $.features.integrations.text, { count: directCrms.length })}
      screen="crm-record"
      alt={t(($) => $.features.integrations.picture, { agent: brand.agent })}
      place={`/crm-record?recording=${useSample().recording}`}
      after={
        <div className="mt-10 md:mt-14">
          <CrmTicker />
        </div>
      }
    >
      <ul className="divide-y divide-border border-y border-border">
        {directCrms.map((name) => (
          <li key={name} className="relative flex flex-wrap items-center justify-between gap-x-6 py-4">
            <ViewLink
              view={crmView(name)}
              className="text-lg font-semibold underline-offset-4 hover:underline after:absolute after:inset-0"
            >
              {name}
            </ViewLink>
            <span className="inline-flex items-center gap-1.5 text-sm text-text-muted">
              <Icon name="check" className="size-4 text-success" />
              {t(($) => $.features.integrations.direct)}
            </span>
          </li>
        ))}
      </ul>
    </ScreenSection>
  );
}
