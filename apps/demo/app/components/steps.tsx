import { Heading } from "@voxlog/ui/heading";
import type { ReactNode } from "react";

/** A numbered list of steps. */
export function Steps({
  steps,
}: {
  steps: readonly { title: string; text: string /** Shown below the text. */; note?: ReactNode }[];
}) {
  return (
    <ol className="grid content-start gap-5">
      {steps.map(({ title, text, note }, index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="row-span-3 grid size-8 place-content-center rounded-full bg-accent-soft text-sm font-semibold text-accent-text"
          >
            {index + 1}
          </span>
          <Heading level={3} size="base" className="pt-1">
            {title}
          </Heading>
          <p className="text-text-muted">{text}</p>
          {note}
        </li>
      ))}
    </ol>
  );
}
