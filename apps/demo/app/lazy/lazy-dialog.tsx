import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { type ComponentType, useEffect } from "react";
import { useFailureToast } from "../failure/use-failure-toast.ts";

/**
 * A dialog that no first load carries along: its code is fetched when it is rendered, open or not, and so is there
 * when it opens. If it cannot be fetched, the visitor is told so when they want it.
 *
 * @param load imports the dialog.
 * @param close answers for the visitor when there is no dialog; it must be the answer that loses nothing.
 */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  const source = createLazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, it is called once per module.
  return function LazyDialog(props) {
    const reportFailure = useFailureToast();
    useEffect(source.prefetch, []);
    const Dialog = useLazy(source, props.open, () => {
      reportFailure();
      close(props);
    });
    return Dialog ? <Dialog {...props} /> : null;
  };
}
