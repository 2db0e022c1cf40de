/** A word or name that was picked out. */
export function Chip({ children }: { children: string }) {
  return (
    <span className="inline-flex min-h-7 max-w-full items-center rounded-full border border-accent-border bg-accent-soft px-3 py-1 text-xs font-medium text-accent-text">
      {children}
    </span>
  );
}
