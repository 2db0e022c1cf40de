import { createLazy } from "@voxlog/browser/lazy";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { brand } from "@voxlog/product";
import { PageHeader } from "@voxlog/ui/page-header";
import { Tab, TabList, TabPanel, Tabs } from "@voxlog/ui/tabs";
import { useTranslation } from "react-i18next";
import { LazyTabPanel } from "../components/lazy-tab-panel.tsx";
import { useTabInAddress } from "../components/use-tab-in-address.ts";
import { InstructionsPanel, JargonPanel } from "../features/agent-timmy/text-panels.tsx";

const dictionary = createLazy(() =>
  import("../features/agent-timmy/dictionary-panel/dictionary-panel.tsx").then((it) => it.DictionaryPanel),
);
const stats = createLazy(() => import("../features/agent-timmy/stats-panel.tsx").then((it) => it.StatsPanel));

function prefetchPanels(): void {
  dictionary.prefetch();
  stats.prefetch();
}

const tabs = ["instructions", "dictionary", "jargon", "stats"] as const;

function AgentTimmyScreen() {
  const { t } = useTranslation("demo");
  const [tab, showTab] = useTabInAddress(tabs);
  const title = t(($) => $.agentTimmy.title, { agent: brand.agent });
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title={title} text={t(($) => $.agentTimmy.subtitle, { agent: brand.agent })} />
      <Tabs value={tab} onValueChange={showTab} {...prefetchOnIntent(prefetchPanels)}>
        <TabList label={title}>
          {tabs.map((value) => (
            // All of them fit on one line of a phone.
            <Tab key={value} value={value} className="max-sm:text-sm">
              {t(($) => $.agentTimmy.tabs[value])}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="instructions">
          <InstructionsPanel />
        </TabPanel>
        <LazyTabPanel value="dictionary" isSelected={tab === "dictionary"} source={dictionary} />
        <TabPanel value="jargon">
          <JargonPanel />
        </TabPanel>
        <LazyTabPanel value="stats" isSelected={tab === "stats"} source={stats} />
      </Tabs>
    </div>
  );
}

export { AgentTimmyScreen as Component };
