import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { Tab, TabList, TabPanel, Tabs } from "@voxlog/ui/tabs";
import { type ReactNode, useId, useState } from "react";

/** A card with one report, or with several behind tabs. */
export function ReportCard({
  title,
  children,
  tabs = [],
  className = "",
}: {
  title: string;
  children?: ReactNode;
  /** The available reports. Only the selected one is fetched. */
  tabs?: readonly { value: string; label: string; panel: ReactNode }[];
  className?: string;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const shown = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  return (
    <Card
      asChild
      className={`grid min-w-0 grid-cols-1 content-start gap-2 pb-3 max-sm:p-4 max-sm:pb-2 ${className}`}
    >
      <section aria-labelledby={id}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {shown && (
          <Tabs value={shown.value} onValueChange={setChosen} className="gap-3">
            <TabList label={title}>
              {tabs.map(({ value, label }) => (
                <Tab key={value} value={value}>
                  {label}
                </Tab>
              ))}
            </TabList>
            <TabPanel key={shown.value} value={shown.value} className="lg:min-h-56">
              {shown.panel}
            </TabPanel>
          </Tabs>
        )}
        {children}
      </section>
    </Card>
  );
}
