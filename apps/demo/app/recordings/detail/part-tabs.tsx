import { Tab, TabList, TabPanel, Tabs } from "@voxlog/ui/tabs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The parts of a detail, in the order of its tabs. */
export type Part = "result" | "transcript" | "crm";

/** The tour's targets in hidden tabs are found by the tab. */
const anchors: Partial<Record<Part, string>> = { result: "analysis", crm: "crm-fields" };

/** The parts of a detail as tabs, on small screens. */
export function PartTabs({
  panels,
  shown,
  onShow,
}: {
  panels: readonly (readonly [Part, ReactNode])[];
  shown: Part;
  onShow: (part: Part) => void;
}) {
  const { t } = useTranslation("demo");
  return (
    <Tabs value={shown} onValueChange={onShow} className="gap-5">
      <TabList label={t(($) => $.recording.parts.label)}>
        {panels.map(([part]) => (
          <Tab key={part} value={part} data-tour={part === shown ? undefined : anchors[part]}>
            {t(($) => $.recording.parts[part])}
          </Tab>
        ))}
      </TabList>
      {panels.map(([part, panel]) => (
        <TabPanel key={part} value={part}>
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  );
}
