import { type ReactNode, useDeferredValue } from "react";
import { useNavigationType } from "react-router";

/**
 * Content below the first screen of a view, rendered after the view's first frame, which then appears sooner. A page
 * that was just loaded, or that a visitor goes back to, has all of it at once.
 */
export function RestOfView({ children }: { children: ReactNode }) {
  const wasBefore = useNavigationType() === "POP";
  return useDeferredValue(true, wasBefore) ? children : <div className="min-h-screen" />;
}
