import { CheckIcon } from "../../icons.tsx";

/** A CRM field and what the agent filled in. */
export type FieldRow = { label: string; value: string };

type FieldRowsProps = { rows: readonly FieldRow[]; className?: string };

/** CRM fields that were filled in. */
export function FieldRows({ rows, className = "" }: FieldRowsProps) {
  return (
    <div className={`divide-y divide-border ${className}`}>
      {rows.map(({ label, value }) => (
        <p key={label} className="flex flex-wrap items-center gap-x-3 py-2 first:pt-0 last:pb-0">
          <span className="text-text-muted">{label}</span>
          <span className="ms-auto flex min-w-0 items-center gap-3 font-medium">
            {value}
            <CheckIcon className="size-4 shrink-0 text-success" />
          </span>
        </p>
      ))}
    </div>
  );
}
