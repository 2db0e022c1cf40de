type TextLinesProps = {
  widths: readonly ("w-full" | "w-11/12" | "w-4/5" | "w-2/3" | "w-1/2")[];
  className?: string;
};

/** Text that matters only by being there: a line for each width. */
export function TextLines({ widths, className = "" }: TextLinesProps) {
  return (
    <span className={`block space-y-2 ${className}`}>
      {widths.map((width) => (
        <span key={width} className={`block h-1.5 rounded-full bg-current/15 ${width}`} />
      ))}
    </span>
  );
}
