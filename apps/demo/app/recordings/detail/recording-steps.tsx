import { Button } from "@voxlog/ui/button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Previous and Next. At an end the button stays focusable, so that the arrow keys keep working. */
export function RecordingSteps({
  index,
  total,
  onStep,
}: {
  /** Counted from 0. */
  index: number;
  total: number;
  onStep: (by: 1 | -1) => void;
}) {
  const { t } = useTranslation("demo");
  const look = "max-sm:px-2.5 aria-disabled:opacity-50";
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:justify-between sm:ml-auto">
      <Button
        size="sm"
        variant="secondary"
        className={look}
        aria-disabled={index === 0}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t(($) => $.recording.previous)}
      </Button>
      <span
        aria-live="polite"
        className="text-sm text-text-muted tabular-nums max-xs:order-first max-xs:basis-full max-xs:text-center"
      >
        {t(($) => $.recording.position, { position: index + 1, total })}
      </span>
      <Button
        size="sm"
        variant="secondary"
        className={look}
        aria-disabled={index === total - 1}
        onClick={() => onStep(1)}
      >
        {t(($) => $.recording.next)}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
