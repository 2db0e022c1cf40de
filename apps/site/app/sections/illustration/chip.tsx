/** A word or name that was picked out. */
export function Chip({ children }: { children: string }) {
  return (
    <span className="inline-flex h-7 items-center rounded-full border border-accent-border bg-accent-soft px-3 text-xs font-medium whitespace-nowrap text-accent-text">
      {children}
    </span>
  );
}
