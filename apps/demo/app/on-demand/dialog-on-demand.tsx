import { type ComponentType, useEffect } from "react";
import { useFailureToast } from "../failure/use-failure-toast.ts";
import { onDemand, useOnDemand } from "./on-demand.ts";

/**
 * A dialog that no first load carries along: its code is fetched when it is rendered, open or not, and so is there
 * when it opens. If it cannot be fetched, the visitor is told so when they want it.
 *
 * @param load imports the dialog.
 * @param close answers for the visitor when there is no dialog; it must be the answer that loses nothing.
 */
export function dialogOnDemand<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  const source = onDemand(load);
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, it is called once per module.
  return function DialogOnDemand(props) {
    const reportFailure = useFailureToast();
    useEffect(source.prefetch, []);
    const Dialog = useOnDemand(source, props.open, () => {
      reportFailure();
      close(props);
    });
    return Dialog ? <Dialog {...props} /> : null;
  };
}
