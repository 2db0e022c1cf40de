type AvatarProps = { initials: string; className?: string };

/** A colleague, by initials. */
export function Avatar({ initials, className = "" }: AvatarProps) {
  return (
    <span
      className={`inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-[calc(var(--spacing)*3)] font-semibold text-accent-text ${className}`}
    >
      {initials}
    </span>
  );
}
