import { useStore } from "@voxlog/browser/store";
import { sampleInstruction, sampleInstructions } from "@voxlog/demo-data/instructions";
import type { Analysis } from "@voxlog/demo-data/recording-detail";
import { textIn } from "@voxlog/demo-data/text";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Link } from "@voxlog/ui/link";
import { Sparkles, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { savedInstructions } from "../../edits/text-edits.ts";
import { Panel, useTextIn, Waiting } from "./panel.tsx";

/** Shows the summary, its instruction and the mentioned entities, or a waiting text while it is processed. */
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
            {instructions ?? <ShapedBy analysis={analysis} />}
            <ul aria-label={t(($) => $.recording.entities)} className="flex flex-wrap gap-1.5">
              {analysis.entities.map((entity) => (
                <li key={textIn(entity)}>
                  <Badge tone="accent">{textIn(entity)}</Badge>
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

function ShapedBy({ analysis: { shapedBy } }: { analysis: Analysis }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const scope = shapedBy?.scope ?? "team";
  const saved = useStore(savedInstructions[scope]) ?? textIn(sampleInstructions[scope], language);
  const instruction = shapedBy && sampleInstruction(shapedBy, language);
  if (!instruction || !saved.includes(instruction)) return null;
  return (
    <p className="flex gap-2 text-sm">
      <WandSparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
      <span>
        {t(($) => $.crm.learned.shapedBy[scope])} <q>{instruction}</q>{" "}
        <Link asChild variant="accent">
          <ScreenLink section="agentTimmy">{t(($) => $.crm.learned.change)}</ScreenLink>
        </Link>
      </span>
    </p>
  );
}
