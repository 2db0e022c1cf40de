import type { ReactNode } from "react";

type SectionProps = {
  title: string;
  text?: string;
  /** @default "plain" */
  ground?: "plain" | "sunken" | "dark";
  children: ReactNode;
};

const groundClass = {
  plain: "",
  sunken: "bg-surface-sunken",
  dark: "scheme-dark bg-purple-950 text-text",
};

/** A band of a page under a heading of its own. */
export function Section({ title, text, ground = "plain", children }: SectionProps) {
  return (
    <section className={groundClass[ground]}>
      <div className="mx-auto max-w-page px-gutter py-section">
        <h2 className="max-w-3xl text-display-sm">{title}</h2>
        {text && <p className="mt-4 max-w-prose text-lg text-text-muted">{text}</p>}
        <div className="mt-10 md:mt-14">{children}</div>
      </div>
    </section>
  );
}
