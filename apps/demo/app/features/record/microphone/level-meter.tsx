import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLevel } from "../level.ts";

/** Shows how loud a microphone is at this moment. */
export function LevelMeter({
  stream,
  onLevel,
}: {
  stream: MediaStream;
  /** Gets every level as well, from 0 to 1, with its moment in milliseconds. */
  onLevel?: (level: number, now: number) => void;
}) {
  const { t } = useTranslation("demo");
  const meter = useRef<HTMLMeterElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  // Past React: it changes with every frame.
  useLevel(stream, (level, now) => {
    if (meter.current) meter.current.value = level;
    if (bar.current) bar.current.style.transform = `scaleX(${level})`;
    onLevel?.(level, now);
  });
  return (
    <div className="h-3 w-full overflow-hidden rounded-full bg-surface-hover ring-1 ring-border">
      <meter ref={meter} aria-label={t(($) => $.record.level)} className="sr-only" />
      <div ref={bar} className="h-full origin-left scale-x-0 bg-success" />
    </div>
  );
}
