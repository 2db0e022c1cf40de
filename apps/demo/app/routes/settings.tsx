import { createLazy } from "@voxlog/browser/lazy";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { PageHeader } from "@voxlog/ui/page-header";
import { Tab, TabList, TabPanel, Tabs } from "@voxlog/ui/tabs";
import { useTranslation } from "react-i18next";
import { LazyTabPanel } from "../components/lazy-tab-panel.tsx";
import { useTabInAddress } from "../components/use-tab-in-address.ts";
import { AccountPanel } from "../features/settings/account-panel.tsx";
import { CrmPanel } from "../features/settings/crm-panel.tsx";
import { TeamPanel } from "../features/settings/team-panel.tsx";

const billing = createLazy(() =>
  import("../features/settings/billing-panel.tsx").then((it) => it.BillingPanel),
);

const tabs = ["account", "team", "crm", "billing"] as const;

function SettingsScreen() {
  const { t } = useTranslation("demo");
  const [tab, showTab] = useTabInAddress(tabs);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title={t(($) => $.settings.title)} text={t(($) => $.settings.subtitle)} />
      <Tabs value={tab} onValueChange={showTab} {...prefetchOnIntent(billing.prefetch)}>
        <TabList label={t(($) => $.settings.title)}>
          {tabs.map((value) => (
            <Tab key={value} value={value}>
              {t(($) => $.settings.tabs[value])}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="account">
          <AccountPanel />
        </TabPanel>
        <TabPanel value="team">
          <TeamPanel />
        </TabPanel>
        <TabPanel value="crm">
          <CrmPanel />
        </TabPanel>
        <LazyTabPanel value="billing" isSelected={tab === "billing"} source={billing} />
      </Tabs>
    </div>
  );
}

export { SettingsScreen as Component };
