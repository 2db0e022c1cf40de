type DrawingProps = {
  of: "field-sales" | "account-management" | "service" | "desk";
  className?: string;
  /** Whether it's below the first screen. Otherwise React preloads it with the page. */
  isBelow?: boolean;
};

/** A drawing of work in the field. It's decorative, so it has no alternative text. */
export function Drawing({ of, className = "", isBelow = false }: DrawingProps) {
  return (
    <img
      alt=""
      src={`/drawings/${of}.svg`}
      width={480}
      height={320}
      loading={isBelow ? "lazy" : undefined}
      decoding="async"
      className={`h-auto w-full ${className}`}
    />
  );
}
