import type { ReactNode } from "react";
import { CheckList } from "../check-list.tsx";

type AudienceCardProps = { title: string; items: readonly string[]; picture: ReactNode };

/** One of those who decide: a picture of what changes for them, and the claims. */
export function AudienceCard({ title, items, picture }: AudienceCardProps) {
  return (
    <div className="grid content-start overflow-clip rounded-xl border border-border bg-surface-raised shadow-sm md:max-lg:grid-cols-2">
      <div className="flex min-h-56 items-center py-7 bg-accent-soft/60 px-7">{picture}</div>
      <div className="p-7">
        <h3 className="text-xl">{title}</h3>
        <CheckList items={items} className="mt-5 text-text-muted" />
      </div>
    </div>
  );
}
