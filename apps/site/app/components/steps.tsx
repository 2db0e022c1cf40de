import { Heading } from "@voxlog/ui/heading";

type StepsProps = { steps: readonly { title?: string; text: string }[]; className?: string };

/** A numbered list of steps, in columns if `className` sets them. */
export function Steps({ steps, className = "" }: StepsProps) {
  return (
    <ol className={`grid gap-x-14 gap-y-6 ${className}`}>
      {steps.map(({ title, text }, index) => (
        <li key={text} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full border border-transparent bg-accent font-semibold text-on-accent"
          >
            {index + 1}
          </span>
          <div className="pt-1">
            {title && (
              <Heading level={3} size="xl" className="mb-1">
                {title}
              </Heading>
            )}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
