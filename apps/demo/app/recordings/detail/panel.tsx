import { type ReactNode, useId } from "react";

/** A part of a recording's detail under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
