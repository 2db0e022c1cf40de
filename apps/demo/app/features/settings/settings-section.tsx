import { Card } from "@voxlog/ui/card";
import { type ReactNode, useId } from "react";

/** A part of a tab on a card of its own, under its heading. */
export function SettingsSection({
  title,
  aside,
  children,
}: {
  title: string;
  /** Stands beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card asChild className="grid grid-cols-1 gap-5 max-sm:p-5!">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  );
}
