import { Signpost } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTour } from "./use-tour.ts";

/** Starts the tour, goes on with it, or starts it over. */
export function TourButton({
  className,
  onChoose,
}: {
  className?: string;
  onChoose?: (() => void) | undefined;
}) {
  const { t } = useTranslation("demo");
  const { status, index, show } = useTour();
  const isUnderWay = status === "running" || index > 0;
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onChoose?.();
        show(index);
      }}
    >
      <Signpost aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {isUnderWay
        ? t(($) => $.tour.resume)
        : status === "done"
          ? t(($) => $.tour.again)
          : t(($) => $.tour.start)}
    </button>
  );
}
