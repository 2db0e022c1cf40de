import { type ComponentType, useState } from "react";
import { type OnDemand, useOnDemand } from "./on-demand.ts";

/**
 * A part of a screen that no first load carries along. Not `React.lazy`: that shows nothing first, also when its
 * code is here, and then waits 300 ms before it shows more.
 *
 * @throws, as the screen itself does, when it cannot be fetched.
 */
export function panelOnDemand(source: OnDemand<ComponentType>): ComponentType {
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, it is called once per module.
  return function PanelOnDemand() {
    const [failure, setFailure] = useState<{ cause: unknown }>();
    if (failure) throw failure.cause;
    const Panel = useOnDemand(source, true, (cause) => setFailure({ cause }));
    return Panel ? <Panel /> : null;
  };
}
