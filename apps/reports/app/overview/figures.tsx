import { TrendingDown, TrendingUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Metric } from "../filters/filters.ts";
import type { DayCounts } from "../report/fetch-report.ts";
import { useFormat } from "../report/use-format.ts";
import { changeOf, figureOf, sumCounts } from "./metrics.ts";

/** Shows the period's figures with their change, and dashes while they load. A click selects the one to draw. */
export function Figures({
  metrics,
  rows,
  compared,
  chosen,
  onChoose,
}: {
  metrics: readonly Metric[];
  rows: readonly DayCounts[] | undefined;
  /** The days that the change compares: of this period, and as many of the one before. */
  compared: { now: readonly DayCounts[]; before: readonly DayCounts[] } | undefined;
  chosen: Metric;
  onChoose: (metric: Metric) => void;
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const now = sumCounts(rows ?? []);
  const [since, then] = [sumCounts(compared?.now ?? []), sumCounts(compared?.before ?? [])];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this isn't one.
    <div
      role="group"
      aria-label={t(($) => $.overview.figures)}
      className="-mx-2 -mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-x-1 border-b sm:-mx-3 sm:-mt-3"
    >
      {metrics.map((metric) => {
        const figure = rows && figureOf(metric, now);
        return (
          // biome-ignore lint/correctness/noRestrictedElements: a figure that selects the chart's, as large as its card
          <button
            key={metric}
            type="button"
            aria-pressed={metric === chosen}
            onClick={() => onChoose(metric)}
            className="-mb-px grid content-start justify-items-start gap-0.5 rounded-t-lg border-b-2 border-transparent p-2 text-start transition-colors hover:bg-surface-hover aria-pressed:border-accent sm:p-3"
          >
            <span className="text-sm font-medium text-text-muted">{t(($) => $.metrics[metric])}</span>
            <span className="text-display-sm font-semibold tabular-nums">
              {format.figure(metric, figure)}
            </span>
            <Change
              metric={metric}
              change={changeOf(figureOf(metric, since), compared && figureOf(metric, then))}
            />
          </button>
        );
      })}
    </div>
  );
}

/** An increase is good, except of the bounce rate. */
function Change({ metric, change }: { metric: Metric; change: number | undefined }) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  if (change === undefined) return <span className="text-sm text-text-muted">{t(($) => $.change.none)}</span>;
  const size = format.share(Math.abs(change), 1, 0);
  if (Math.abs(change) < 0.005) {
    return <span className="text-sm text-text-muted">{t(($) => $.change.same)}</span>;
  }
  const isUp = change > 0;
  const Arrow = isUp ? TrendingUp : TrendingDown;
  const isGood = isUp !== (metric === "bounce_rate");
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-medium ${isGood ? "text-success" : "text-danger"}`}
    >
      <Arrow aria-hidden="true" className="size-4 shrink-0" />
      {isUp ? t(($) => $.change.more, { size }) : t(($) => $.change.less, { size })}
    </span>
  );
}
