import type { Analysis } from "@voxlog/demo-data/recording-detail";
import { brand } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Panel, useTextIn, Waiting } from "./panel.tsx";

/** Shows the summary and the mentioned entities, or a waiting text while it is processed. */
export function AnalysisPanel({
  analysis,
  mail,
  instructions,
}: {
  analysis: Analysis | null;
  /** The email about the visitor's own words. */
  mail: ReactNode;
  /** The instructions that shaped the result of the visitor's own words. */
  instructions: ReactNode;
}) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  return (
    <Panel title={t(($) => $.recording.analysis)}>
      {analysis ? (
        <>
          <div
            data-tour="analysis"
            className="grid gap-4 rounded-lg border border-accent-border bg-accent-soft/40 p-4"
          >
            <p className="max-sm:hyphens-auto">{textIn(analysis.summary)}</p>
            {instructions}
            <ul aria-label={t(($) => $.recording.entities)} className="flex flex-wrap gap-1.5">
              {analysis.entities.map((entity) => (
                <li key={textIn(entity)}>
                  <Badge tone="accent" className="wrap-anywhere">
                    {textIn(entity)}
                  </Badge>
                </li>
              ))}
            </ul>
            <p className="flex gap-2 text-sm text-text-muted">
              <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {t(($) => $.recording.mistakes)}
            </p>
          </div>
          {mail}
        </>
      ) : (
        <Waiting>{t(($) => $.recording.analysisWaiting, { agent: brand.agent })}</Waiting>
      )}
    </Panel>
  );
}
