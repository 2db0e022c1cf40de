type DrawingProps = {
  of: "field-sales" | "account-management" | "service" | "desk";
  className?: string;
  /** Further down than the first screen: React would have the page preload it otherwise. */
  isBelow?: boolean;
};

/** A drawing of work in the field. The text next to it says the same, so that it has no alternative text. */
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
