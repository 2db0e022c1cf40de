import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { type ComponentProps, type ReactNode, useId } from "react";

/** A section of a screen on its own card, with a heading. Other props are passed to the section. */
export function SectionCard({
  title,
  aside,
  children,
  ...props
}: ComponentProps<"section"> & {
  title: string;
  aside?: ReactNode;
}) {
  const id = useId();
  return (
    <Card asChild className="grid grid-cols-1 content-start gap-5 max-sm:p-5">
      <section {...props} aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  );
}
