import { TabPanel, Tabs } from "@voxlog/ui/tabs";
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
    <Tabs
      label={t(($) => $.recording.parts.label)}
      tabs={panels.map(([value]) => ({
        value,
        label: (
          <span data-tour={value === shown ? undefined : anchors[value]}>
            {t(($) => $.recording.parts[value])}
          </span>
        ),
      }))}
      value={shown}
      onValueChange={onShow}
      className="gap-5"
    >
      {panels.map(([part, panel]) => (
        <TabPanel key={part} value={part}>
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  );
}
