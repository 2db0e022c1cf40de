import { type Lazy, useLazy } from "@voxlog/browser/lazy";
import { TabPanel } from "@voxlog/ui/tabs";
import { type ComponentType, useState } from "react";

/**
 * A tab's panel that isn't part of the first load. It doesn't use `React.lazy`, which renders nothing at first even if
 * the code has loaded, and then waits 300 ms.
 *
 * @throws when it can't be loaded, like a screen.
 */
export function LazyTabPanel({
  value,
  isChosen,
  source,
}: {
  /** The panel's tab. */
  value: string;
  /** Whether that tab is selected. Then the panel is loaded, unless it was prefetched. */
  isChosen: boolean;
  source: Lazy<ComponentType>;
}) {
  const [failure, setFailure] = useState<{ cause: unknown }>();
  if (failure) throw failure.cause;
  const Panel = useLazy(source, isChosen, (cause) => setFailure({ cause }));
  return <TabPanel value={value}>{Panel && <Panel />}</TabPanel>;
}
