import type { Lazy } from "@voxlog/browser/lazy";
import { TabPanel } from "@voxlog/ui/tabs";
import type { ComponentType } from "react";
import { PartUnavailable } from "./failure.tsx";
import { usePart } from "./lazy.tsx";

/**
 * A tab's panel that isn't part of the first load. It doesn't use `React.lazy`, which renders nothing at first even if
 * the code has loaded, and then waits 300 ms.
 */
export function LazyTabPanel({
  value,
  isSelected,
  source,
}: {
  value: string;
  /** Whether that tab is selected. Then the panel is loaded, unless it was prefetched. */
  isSelected: boolean;
  source: Lazy<ComponentType>;
}) {
  const { part: Panel, isUnavailable } = usePart(source, isSelected);
  return (
    <TabPanel value={value}>
      {Panel && <Panel />}
      {isUnavailable && <PartUnavailable />}
    </TabPanel>
  );
}
