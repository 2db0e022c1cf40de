import { type ReactNode, useDeferredValue } from "react";

/** Renders its content once what surrounds it is seen: a slow phone needs too long for both. */
export function Afterwards({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : <div className="min-h-96" />;
}
