type DrawingProps = {
  /** An address, or the drawing itself as a data URL, which needs no request. */
  src: string;
  className?: string;
  /** Whether it's below the first screen. Otherwise React preloads it with the page. */
  isBelow?: boolean;
};

/** A drawing of work in the field. It's decorative, so it has no alternative text. */
export function Drawing({ src, className = "", isBelow = false }: DrawingProps) {
  return (
    <img
      alt=""
      src={src}
      width={480}
      height={320}
      loading={isBelow ? "lazy" : undefined}
      decoding="async"
      className={`h-auto w-full ${className}`}
    />
  );
}
