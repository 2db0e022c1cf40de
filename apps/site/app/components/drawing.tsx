type DrawingProps = {
  of: "field-sales" | "account-management" | "service" | "desk";
  className?: string;
};

/** A drawing of work in the field. The text next to it says the same, so that it has no alternative text. */
export function Drawing({ of, className = "" }: DrawingProps) {
  return (
    <img
      alt=""
      src={`/drawings/${of}.svg`}
      width={480}
      height={320}
      decoding="async"
      className={`h-auto w-full ${className}`}
    />
  );
}
