import { type Lazy, useLazy } from "@voxlog/browser/lazy";
import { TabPanel } from "@voxlog/ui/tabs";
import { type ComponentType, useState } from "react";

/**
 * A tab's panel that no first load carries along. Not `React.lazy`: that shows nothing first, also when its code is
 * here, and then waits 300 ms before it shows more.
 *
 * @throws, as the screen itself does, when it cannot be fetched.
 */
export function LazyTabPanel({
  value,
  isChosen,
  source,
}: {
  /** The tab that it belongs to. */
  value: string;
  /** Whether that tab is chosen: only then is the panel fetched, if nothing has fetched it ahead. */
  isChosen: boolean;
  source: Lazy<ComponentType>;
}) {
  const [failure, setFailure] = useState<{ cause: unknown }>();
  if (failure) throw failure.cause;
  const Panel = useLazy(source, isChosen, (cause) => setFailure({ cause }));
  return <TabPanel value={value}>{Panel && <Panel />}</TabPanel>;
}
