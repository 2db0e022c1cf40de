import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";

/** How far it is, and the way out. */
export function ProcessingBar({
  progress,
  percent,
  onCancel,
}: {
  /** From 0 to 1. */
  progress: number;
  /** The same, as it is read. */
  percent: string;
  onCancel: () => void;
}) {
  const { t } = useTranslation("demo");
  const label = t(($) => $.upload.processing);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid grow basis-word gap-2">
        <p
          aria-hidden="true"
          className="flex flex-wrap justify-between gap-x-4 text-sm text-text-muted tabular-nums"
        >
          <span>{label}</span>
          <span>{percent}</span>
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={Math.round(progress * 100)}
          aria-valuetext={percent}
          className="h-2 overflow-clip rounded-full bg-surface-hover"
        >
          <div
            className="h-full origin-left rounded-full bg-accent transition-transform duration-base ease-in-out"
            style={{ transform: `scaleX(${progress})` }}
          />
        </div>
      </div>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t(($) => $.upload.cancel)}
      </Button>
    </div>
  );
}
