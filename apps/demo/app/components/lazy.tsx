import { createLazy, useLazy } from "@voxlog/browser/lazy";
import type { AlertDialogProps } from "@voxlog/ui/alert-dialog";
import { type ComponentType, type ReactNode, useDeferredValue, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useUnavailableToast } from "./failure.tsx";

/**
 * A dialog that no first load carries along: its code is fetched when it is rendered, open or not, and so is there
 * when it opens. If it can't be loaded, the visitor sees a message when they need it.
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
    const reportUnavailable = useUnavailableToast();
    useEffect(source.prefetch, []);
    const Dialog = useLazy(source, props.open, () => {
      reportUnavailable();
      close(props);
    });
    return Dialog ? <Dialog {...props} /> : null;
  };
}

export type { AlertDialogProps };

const LazyAlertDialog = lazyDialog<AlertDialogProps>(
  () => import("@voxlog/ui/alert-dialog").then((module) => module.AlertDialog),
  ({ onCancel }) => onCancel(),
);

/** Asks before something is lost. Render it when there is something to lose: its code is fetched then. */
export function AlertDialog(props: Omit<AlertDialogProps, "closeLabel">) {
  const { t } = useTranslation("common");
  return <LazyAlertDialog {...props} closeLabel={t(($) => $.close)} />;
}

/** Leaves its content for after the first frame of what surrounds it, which is there the sooner. */
export function Deferred({
  children,
  fallback,
}: {
  children: ReactNode;
  /** What keeps the place of the content. */
  fallback?: ReactNode;
}) {
  const isShown = useDeferredValue(true, false);
  return isShown ? children : fallback;
}
