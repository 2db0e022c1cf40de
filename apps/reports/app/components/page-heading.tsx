import { type ReactNode, useEffect, useRef } from "react";

let isFirst = true;

/** The heading of a page. A visitor who comes from another page has the focus there, because what had it is gone. */
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
