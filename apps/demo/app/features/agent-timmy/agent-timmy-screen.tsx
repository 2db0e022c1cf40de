import { brand } from "@voxlog/product";
import { TabPanel, Tabs } from "@voxlog/ui/tabs";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ScreenHeading } from "../../layout/screen-heading.tsx";
import { useTabInAddress } from "../../navigation/use-tab-in-address.ts";
import { InstructionsPanel } from "./instructions/instructions-panel.tsx";
import { JargonPanel } from "./jargon/jargon-panel.tsx";

const loadDictionary = () => import("./dictionary/dictionary-panel.tsx");
const loadStats = () => import("./stats/stats-panel.tsx");
const DictionaryPanel = lazy(() => loadDictionary().then((module) => ({ default: module.DictionaryPanel })));
const StatsPanel = lazy(() => loadStats().then((module) => ({ default: module.StatsPanel })));

/** The panels that the first load leaves out: fetched when a pointer or focus comes near the tabs. */
function prefetchPanels(): void {
  // What fails here is fetched again, and reported, when its tab is chosen.
  Promise.all([loadDictionary(), loadStats()]).catch(() => {});
}

const tabs = ["instructions", "dictionary", "jargon", "stats"] as const;

/** What the agent is told, and how well it does: a tab each. */
export function AgentTimmyScreen() {
  const { t } = useTranslation("demo");
  const [tab, showTab] = useTabInAddress(tabs);
  const title = t(($) => $.agentTimmy.title, { agent: brand.agent });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <ScreenHeading>{title}</ScreenHeading>
        <p className="mt-1 max-w-prose text-text-muted">
          {t(($) => $.agentTimmy.subtitle, { agent: brand.agent })}
        </p>
      </div>
      <Tabs
        label={title}
        tabs={tabs.map((value) => ({ value, label: t(($) => $.agentTimmy.tabs[value]) }))}
        value={tab}
        onValueChange={showTab}
        onPointerEnter={prefetchPanels}
        onFocus={prefetchPanels}
      >
        <TabPanel value="instructions">
          <InstructionsPanel />
        </TabPanel>
        <TabPanel value="dictionary">
          <Suspense>
            <DictionaryPanel />
          </Suspense>
        </TabPanel>
        <TabPanel value="jargon">
          <JargonPanel />
        </TabPanel>
        <TabPanel value="stats">
          <Suspense>
            <StatsPanel />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}
