import { type InstructionsScope, sampleInstructions } from "@voxlog/demo-data/instructions";
import { TabPanel, Tabs } from "@voxlog/ui/tabs";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { useTabInAddress } from "../../components/use-tab-in-address.ts";
import { savedText } from "./saved-text.ts";
import { TextForm } from "./text-form.tsx";
import { InstructionsOrder } from "./instructions/instructions-order.tsx";

const scopes = ["personal", "team"] as const satisfies readonly InstructionsScope[];

const saved = {
  personal: savedText("instructions-personal"),
  team: savedText("instructions-team"),
};

/** What the agent is asked to do, by the visitor and by their team. */
export function InstructionsPanel() {
  const { t } = useTranslation("demo");
  const [scope, show] = useTabInAddress(scopes, "scope");
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.8fr_1fr]">
      <SectionCard title={t(($) => $.agentTimmy.tabs.instructions)}>
        <Tabs
          look="segmented"
          label={t(($) => $.agentTimmy.instructions.scope)}
          tabs={scopes.map((value) => ({ value, label: t(($) => $.agentTimmy.instructions.scopes[value]) }))}
          value={scope}
          onValueChange={show}
        >
          {scopes.map((each) => (
            <TabPanel key={each} value={each}>
              <TextForm
                text={saved[each]}
                sample={sampleInstructions[each]}
                label={t(($) => $.agentTimmy.instructions.labels[each])}
                hint={t(($) => $.agentTimmy.instructions.hints[each])}
                tall
              />
            </TabPanel>
          ))}
        </Tabs>
      </SectionCard>
      <InstructionsOrder />
    </div>
  );
}
