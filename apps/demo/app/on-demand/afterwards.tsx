import { Activity, type ReactNode, useDeferredValue, useEffect, useState } from "react";

/**
 * Shows its content once what surrounds it is seen: a slow phone needs too long for both. Where that is rendered out of
 * sight ahead of a press, so is the content.
 */
export function Afterwards({
  children,
  before,
}: {
  children: ReactNode;
  /** What keeps the place of the content. */
  before?: ReactNode;
}) {
  const [isSurroundingSeen, setSurroundingSeen] = useState(false);
  useEffect(() => {
    setSurroundingSeen(true);
    return () => setSurroundingSeen(false);
  }, []);
  const isSeen = useDeferredValue(isSurroundingSeen);
  return (
    <>
      {!isSeen && before}
      <Activity mode={isSeen ? "visible" : "hidden"}>{children}</Activity>
    </>
  );
}
