/** A part of a whole as a bar. The number beside it says the same, so that it is not read out. */
export function Bar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="h-2 w-full rounded-full bg-surface-hover forced-colors:border"
    >
      <rect
        width={whole ? (100 * part) / whole : 0}
        height={1}
        className="fill-accent forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}
