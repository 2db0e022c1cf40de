import type { ReactNode } from "react";

/** A screen's title. Focus comes here when the screen changes, so that a screen reader says where it is. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="text-display-sm outline-none">
      {children}
    </h1>
  );
}
