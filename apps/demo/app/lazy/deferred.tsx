import { type ReactNode, useDeferredValue } from "react";

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
