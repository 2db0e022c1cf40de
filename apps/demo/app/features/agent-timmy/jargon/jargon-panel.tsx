import { sampleJargon } from "@voxlog/demo-data/jargon";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { savedText } from "../saved-text.ts";
import { TextForm } from "../text-form.tsx";

const jargon = savedText("jargon");

/** The terms of the visitor's industry, and what they mean. */
export function JargonPanel() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.agentTimmy.tabs.jargon)}>
      <TextForm
        text={jargon}
        sample={sampleJargon}
        label={t(($) => $.agentTimmy.jargon.label)}
        hint={t(($) => $.agentTimmy.jargon.hint)}
        rows={20}
      />
    </SectionCard>
  );
}
