import { createLazy, type Lazy, useLazy } from "@voxlog/browser/lazy";
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useUnavailableToast } from "./failure.tsx";

/**
 * Returns a dialog whose code isn't part of any first load. It is loaded at the visitor's next input after the dialog
 * is rendered, open or not, so it is ready when it opens. If it can't be loaded, the visitor sees a message on opening
 * it, and it closes.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { open: boolean; onOpenChange: (open: boolean) => void }> {
  const source = createLazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: like React.lazy, it is called once per module.
  return function LazyDialog(props) {
    useEffect(() => onNextInput(source.prefetch), []);
    const Dialog = useOpened(source, props.open, () => props.onOpenChange(false));
    return Dialog ? <Dialog {...props} /> : null;
  };
}

/** Returns the code of what the visitor opens once loaded. If it can't be, they see a message, and `close` is called. */
export function useOpened<T>(source: Lazy<T>, isOpen: boolean, close: () => void): T | undefined {
  const reportUnavailable = useUnavailableToast();
  return useLazy(source, isOpen, () => {
    reportUnavailable();
    close();
  });
}

/** Returns the code or data of a part of a screen once loaded, and whether it couldn't be: see `PartUnavailable`. */
export function usePart<T>(
  source: Lazy<T>,
  isWanted = true,
): { part: T | undefined; isUnavailable: boolean } {
  const [failed, setFailed] = useState<Lazy<T>>();
  const part = useLazy(source, isWanted, () => setFailed(source));
  return { part, isUnavailable: part === undefined && failed === source };
}

/** Calls a function at the next input of any kind. Returns a function that cancels it. */
function onNextInput(run: () => void): () => void {
  const canceled = new AbortController();
  const once = () => {
    canceled.abort();
    run();
  };
  for (const input of ["pointermove", "keydown", "touchend"])
    addEventListener(input, once, { signal: canceled.signal, passive: true });
  return () => canceled.abort();
}

/** Asks before something is lost. */
export const AlertDialog = lazyDialog(() =>
  import("@voxlog/ui/alert-dialog").then((module) => module.AlertDialog),
);

/** Renders its content after the first frame of its surroundings, so that they appear sooner. */
export function Deferred({
  children,
  fallback,
}: {
  children: ReactNode;
  /** Takes up the room of the content. */
  fallback?: ReactNode;
}) {
  const isShown = useDeferredValue(true, false);
  return isShown ? children : fallback;
}
