import { type CsvValue, writeCsv } from "@voxlog/browser/csv";
import { useLanguage } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { Skeleton } from "@voxlog/ui/skeleton";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../components/download.ts";
import { Failure } from "../components/failure.tsx";
import { readable } from "../components/readable.ts";
import type { Filters } from "../filters/filters.ts";
import type { FailureKind } from "../session/request.ts";
import type { ReportName, Reports } from "./fetch-report.ts";
import { useFormat } from "./use-format.ts";
import type { ReportState } from "./use-report.ts";

const TOP = 8;

/** Shows a report while it loads, when it failed, when it's empty, and its rows with a download. */
export function ReportPanel<Name extends ReportName>({
  name,
  title,
  state,
  isEmpty = (rows) => rows.length === 0,
  emptyText,
  isLong = false,
  csv,
  action,
  children,
}: {
  name: Name;
  title: string;
  state: ReportState<Name>;
  isEmpty?: (rows: readonly Reports[Name][]) => boolean;
  /** Shown for a period without rows, instead of "no visitors". */
  emptyText?: string;
  /**
   * Whether to show the top rows first, and the others on request.
   *
   * @default false
   */
  isLong?: boolean;
  csv: (rows: readonly Reports[Name][], filters: Filters) => CsvValue[][];
  action?: ReactNode;
  children: (shown: readonly Reports[Name][], all: readonly Reports[Name][], filters: Filters) => ReactNode;
}) {
  const { t } = useTranslation("reports");
  const { count } = useFormat();
  const language = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  if (state.status === "loading") return <Skeleton label={t(($) => $.loading)} lines={7} className="py-2" />;
  if (state.status === "failed") return <ReportFailure kind={state.kind} onRetry={state.retry} />;
  const { rows, filters, isStale } = state;
  if (isEmpty(rows)) {
    return (
      <p aria-busy={isStale} className="py-8 text-center text-text-muted">
        {Object.keys(filters.selected).length > 0
          ? t(($) => $.emptyPicked)
          : (emptyText ?? t(($) => $.empty))}
      </p>
    );
  }
  const hasMore = isLong && rows.length > TOP;
  return (
    <div
      aria-busy={isStale}
      className={`grid min-w-0 grid-cols-1 gap-3 transition-opacity ${isStale ? "opacity-60" : ""}`}
    >
      {children(hasMore && !showsAll ? rows.slice(0, TOP) : rows, rows, filters)}
      <div className="flex flex-wrap items-center justify-between gap-2 text-text-muted">
        {action}
        {hasMore && (
          <Button
            size="sm"
            variant="ghost"
            className="-ms-3.5"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t(($) => $.showFewer) : t(($) => $.showAll, { total: count(rows.length) })}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          className="-me-3.5 ms-auto"
          aria-label={t(($) => $.downloadOf, { report: title })}
          onClick={() =>
            download(fileName(name, filters), writeCsv(withVisibleTexts(csv(rows, filters)), language))
          }
        >
          <Download aria-hidden="true" className="size-4" />
          {t(($) => $.download)}
        </Button>
      </div>
    </div>
  );
}

/** Explains why a report couldn't be fetched, and offers a retry. */
export function ReportFailure({ kind, onRetry }: { kind: FailureKind; onRetry: () => void }) {
  const { t } = useTranslation("reports");
  return <Failure onRetry={onRetry}>{t(($) => $.failure[kind])}</Failure>;
}

/** Visitors can choose labels, such as a referrer, with characters that hide or reorder text. */
const withVisibleTexts = (rows: CsvValue[][]): CsvValue[][] =>
  rows.map((row) => row.map((value) => (typeof value === "string" ? readable(value) : value)));

const fileName = (report: ReportName, { set, from, to }: Filters) =>
  `${report}-${set.name}-${from}-${to}.csv`;
