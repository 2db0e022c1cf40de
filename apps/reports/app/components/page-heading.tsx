import { type ReactNode, useEffect, useRef } from "react";

let isFirst = true;

/** A page's heading. It receives focus after a change of page, because the focused link may be gone. */
export function PageHeading({
  className = "text-display-sm",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}
