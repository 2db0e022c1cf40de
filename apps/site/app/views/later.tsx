import { afterFrame } from "@voxlog/ui/after-frame";
import { Children, type ReactNode, useEffect, useState } from "react";
import { useNavigationType } from "react-router";

type LaterProps = {
  /** What comes later, a part in each frame. */
  children: ReactNode;
  /** What stands in for the parts to come. */
  fallback?: ReactNode;
};

/**
 * What a visitor need not see at once of a view they went to: it comes after the first frame, which is there the
 * sooner. A page as it came, and one that a visitor goes back to, to where they were on it, has all of it at once.
 */
export function Later({ children, fallback }: LaterProps) {
  const parts = Children.toArray(children);
  const wasBefore = useNavigationType() === "POP";
  const [count, setCount] = useState(wasBefore ? parts.length : 0);
  const isWhole = count >= parts.length;

  useEffect(() => {
    if (!isWhole) return afterFrame(() => setCount(count + 1));
  }, [isWhole, count]);

  return (
    <>
      {parts.slice(0, count)}
      {!isWhole && fallback}
    </>
  );
}

/** What is further down on a view than its first screen. */
export const RestOfView = ({ children }: { children: ReactNode }) => (
  <Later fallback={<div className="min-h-screen" />}>{children}</Later>
);
