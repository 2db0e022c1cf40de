import { Card } from "@voxlog/ui/card";
import type { LucideIcon } from "lucide-react";

/** One figure, in a `<dl>`: what it counts, how much, and what is behind it. */
export function StatCard({
  icon: Icon,
  label,
  value,
  note,
}: {
  icon: LucideIcon;
  label: string;
  value: string;
  note?: string;
}) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 p-5">
      <dt className="text-sm font-medium text-text-muted">{label}</dt>
      <dd className="grid content-start">
        <span className="mt-1 text-display-sm font-semibold">{value}</span>
        {note && <span className="mt-1 text-sm text-text-muted">{note}</span>}
      </dd>
      <dd
        aria-hidden="true"
        className="col-start-2 row-span-2 row-start-1 grid size-11 place-content-center rounded-lg bg-accent-soft text-accent-text"
      >
        <Icon className="size-5.5" strokeWidth={1.75} />
      </dd>
    </Card>
  );
}
