import { type ReactNode, useId } from "react";

/** A part of a recording's detail under its heading, beside which stands what can be done with it. */
export function Panel({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
