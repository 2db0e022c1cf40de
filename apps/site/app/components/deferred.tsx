import { type ReactNode, useDeferredValue } from "react";
import { useNavigationType } from "react-router";

type DeferredProps = {
  children: ReactNode;
  /** What keeps the place of the content. */
  fallback?: ReactNode;
};

/**
 * Leaves what a visitor need not see at once of a view they went to for after its first frame, which is there the
 * sooner. A page as it came, and one that a visitor goes back to, to where they were on it, has all of it at once.
 */
export function Deferred({ children, fallback }: DeferredProps) {
  const wasBefore = useNavigationType() === "POP";
  const isShown = useDeferredValue(true, wasBefore);
  return isShown ? children : fallback;
}

/** What is further down on a view than its first screen. */
export const RestOfView = ({ children }: { children: ReactNode }) => (
  <Deferred fallback={<div className="min-h-screen" />}>{children}</Deferred>
);
