import { brand, claims, crmObjects, type DirectCrm } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Steps } from "../../components/steps.tsx";
import { Section } from "../section.tsx";

/** The steps to get started, perhaps with one CRM, and who helps. */
export function Setup({ crm }: { crm?: DirectCrm }) {
  const { t } = useTranslation("site");
  const facts = { agent: brand.agent, hours: claims.supportResponseHours };
  return (
    <Section
      ground="sunken"
      title={t(($) => $.features.setup.title, { minutes: claims.setupMinutes })}
      text={t(($) => $.features.setup.text, facts)}
    >
      <Steps
        className="@xl:grid-cols-2 @5xl:grid-cols-4"
        steps={(["signUp", "connect", "teach", "speak"] as const).map((step) => ({
          title: t(($) => $.features.setup.steps[step].title, facts),
          text:
            step === "connect" && crm && crmObjects[crm].usesApiKey
              ? t(($) => $.features.setup.steps.connect.key, { crm })
              : t(($) => $.features.setup.steps[step].text, facts),
        }))}
      />
    </Section>
  );
}
