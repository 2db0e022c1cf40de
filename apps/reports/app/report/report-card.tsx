import { type CsvValue, writeCsv } from "@voxlog/browser/csv";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ReportName, Reports } from "../api.ts";
import type { ReportState } from "./use-report.ts";

/** A report on a card of its own: its heading, its file to download, and itself once it is there. */
export function ReportCard<Name extends ReportName>({
  name,
  title,
  state,
  isEmpty = (rows) => rows.length === 0,
  csv,
  children,
}: {
  name: Name;
  title: string;
  state: ReportState<Name>;
  isEmpty?: (rows: readonly Reports[Name][]) => boolean;
  /** The rows of its file, the first being the head. */
  csv: (rows: Reports[Name][]) => CsvValue[][];
  children: (rows: Reports[Name][]) => ReactNode;
}) {
  const { t } = useTranslation("reports");
  const id = useId();
  const ready = state.status === "ready" && !isEmpty(state.rows) ? state : undefined;
  const isStale = ready?.isStale ?? false;
  return (
    <Card asChild className="grid min-w-0 grid-cols-1 content-start gap-4 max-sm:p-5!">
      <section
        aria-labelledby={id}
        aria-busy={isStale || state.status === "loading"}
        className={isStale ? "opacity-60" : ""}
      >
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {ready && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={t(($) => $.downloadOf, { report: title })}
              onClick={() => download(fileName(name, ready.filters), writeCsv(csv(ready.rows)))}
            >
              <Download aria-hidden="true" className="size-4" />
              {t(($) => $.download)}
            </Button>
          )}
        </div>
        {state.status === "loading" && <p className="py-6 text-text-muted">{t(($) => $.loading)}</p>}
        {state.status === "failed" && (
          <div className="grid justify-items-start gap-3">
            <Alert tone="danger" className="w-full">
              {t(($) => $.failure[state.kind])}
            </Alert>
            <Button size="sm" variant="secondary" onClick={state.retry}>
              {t(($) => $.failure.retry)}
            </Button>
          </div>
        )}
        {state.status === "ready" && !ready && <p className="py-6 text-text-muted">{t(($) => $.empty)}</p>}
        {ready && children(ready.rows)}
      </section>
    </Card>
  );
}

const fileName = (report: ReportName, { set, from, to }: { set: string; from: string; to: string }) =>
  `${report}-${set}-${from}-${to}.csv`;

/** Hands a text to the browser as a file to keep. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
