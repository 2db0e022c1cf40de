import { type ReactNode, useDeferredValue } from "react";

/** Renders its content once what surrounds it is seen: a slow phone needs too long for both. */
export function Afterwards({
  children,
  before,
}: {
  children: ReactNode;
  /** What keeps the place of the content. */
  before?: ReactNode;
}) {
  return useDeferredValue(true, false) ? children : before;
}
