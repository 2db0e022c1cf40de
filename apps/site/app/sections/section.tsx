import type { ReactNode } from "react";

type SectionProps = { title: string; tinted?: boolean; children: ReactNode };

/** A band of a page under a heading of its own. */
export function Section({ title, tinted = false, children }: SectionProps) {
  return (
    <section className={tinted ? "bg-surface-sunken" : ""}>
      <div className="mx-auto max-w-page px-gutter py-section">
        <h2 className="mx-auto max-w-prose text-center text-display-sm">{title}</h2>
        <div className="mt-10 md:mt-14">{children}</div>
      </div>
    </section>
  );
}
