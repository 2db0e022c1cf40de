import type { ReactNode } from "react";

type IllustrationProps = { label: string; className?: string; children: ReactNode };

/** A picture made of the design system's parts. To assistive technology it is one image with one description. */
export function Illustration({ label, className = "", children }: IllustrationProps) {
  return (
    <div role="img" aria-label={label} className={`text-sm leading-snug select-none ${className}`}>
      {children}
    </div>
  );
}
