import { TabPanel } from "@voxlog/ui/tabs";
import { type ComponentType, useState } from "react";
import { type OnDemand, useOnDemand } from "./on-demand.ts";

/**
 * A tab's panel that no first load carries along. Not `React.lazy`: that shows nothing first, also when its code is
 * here, and then waits 300 ms before it shows more.
 *
 * @throws, as the screen itself does, when it cannot be fetched.
 */
export function TabPanelOnDemand({
  value,
  isChosen,
  source,
}: {
  /** The tab that it belongs to. */
  value: string;
  /** Whether that tab is chosen: only then is the panel fetched, if nothing has fetched it ahead. */
  isChosen: boolean;
  source: OnDemand<ComponentType>;
}) {
  const [failure, setFailure] = useState<{ cause: unknown }>();
  if (failure) throw failure.cause;
  const Panel = useOnDemand(source, isChosen, (cause) => setFailure({ cause }));
  return <TabPanel value={value}>{Panel && <Panel />}</TabPanel>;
}
