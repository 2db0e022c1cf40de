import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

/** Stands where a result of the analysis will come. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3 rounded-lg bg-info-soft p-4 text-sm text-info">
      <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />
      {children}
    </p>
  );
}
