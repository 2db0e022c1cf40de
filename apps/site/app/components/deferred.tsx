import { type ReactNode, useDeferredValue } from "react";
import { useNavigationType } from "react-router";

type DeferredProps = {
  children: ReactNode;
  /** Shown until then, in the content's place. */
  fallback?: ReactNode;
};

/**
 * Renders its content after a view's first frame, which then appears sooner. A page that was just loaded, or that a
 * visitor goes back to, has all of it at once.
 */
export function Deferred({ children, fallback }: DeferredProps) {
  const wasBefore = useNavigationType() === "POP";
  const isShown = useDeferredValue(true, wasBefore);
  return isShown ? children : fallback;
}

/** Content below the first screen of a view. */
export const RestOfView = ({ children }: { children: ReactNode }) => (
  <Deferred fallback={<div className="min-h-screen" />}>{children}</Deferred>
);
