import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Steps } from "../components/steps.tsx";
import { Section } from "./section.tsx";

/** The three steps from conversation to CRM. */
export function HowItWorks() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.how.title)} text={t(($) => $.home.how.text)} ground="dark">
      <Steps
        className="@4xl:grid-cols-3"
        steps={(["record", "enrich", "synchronize"] as const).map((step) => ({
          title: t(($) => $.home.how[step].title),
          text: t(($) => $.home.how[step].text, { agent: brand.agent }),
        }))}
      />
    </Section>
  );
}
