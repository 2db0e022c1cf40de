import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { useStore } from "@voxlog/browser/store";
import { sampleInstruction, sampleInstructions } from "@voxlog/demo-data/instructions";
import type { Analysis } from "@voxlog/demo-data/recording-detail";
import { textIn } from "@voxlog/demo-data/text";
import type { Mail } from "@voxlog/notes/read-note";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Link } from "@voxlog/ui/link";
import { MailPlus, Sparkles, WandSparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnavailableToast } from "../../components/failure.tsx";
import { ScreenLink } from "../../components/screen.tsx";
import { savedInstructions } from "../../edits/text-edits.ts";
import type { ListedRecording } from "../use-recordings.ts";
import { Panel, useTextIn, Waiting } from "./panel.tsx";

/** Shows the summary, its instruction and the mentioned entities, or a waiting text while it is processed. */
export function AnalysisPanel({
  recording,
  analysis,
  mail,
  instructions,
}: {
  recording: ListedRecording;
  analysis: Analysis | null;
  /** The email about the visitor's own words. */
  mail?: Mail | null | undefined;
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
          {mail !== null && <FollowUp recording={recording} mail={mail} />}
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
  const wish = shapedBy && sampleInstruction(shapedBy, language);
  if (!wish || !saved.includes(wish)) return null;
  return (
    <p className="flex gap-2 text-sm">
      <WandSparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
      <span>
        {t(($) => $.crm.learned.shapedBy[scope])} <q>{wish}</q>{" "}
        <Link asChild variant="accent">
          <ScreenLink section="agentTimmy">{t(($) => $.crm.learned.change)}</ScreenLink>
        </Link>
      </span>
    </p>
  );
}

/** Loaded on request: most visitors don't draft an email. */
const followUpMail = createLazy(() => import("./follow-up-mail.tsx"));

function FollowUp({ recording, mail }: { recording: ListedRecording; mail: Mail | null | undefined }) {
  const { t } = useTranslation("demo");
  const reportUnavailable = useUnavailableToast();
  const [isWanted, setWanted] = useState(false);
  const FollowUpMail = useLazy(followUpMail, isWanted, () => {
    reportUnavailable();
    setWanted(false);
  })?.FollowUpMail;
  if (isWanted && FollowUpMail) return <FollowUpMail recording={recording} mail={mail} />;
  return (
    <Button
      variant="secondary"
      pending={isWanted}
      className="justify-self-start max-sm:w-full"
      onClick={() => setWanted(true)}
    >
      <MailPlus aria-hidden="true" className="size-4" />
      {t(($) => $.crm.mail.draft)}
    </Button>
  );
}
