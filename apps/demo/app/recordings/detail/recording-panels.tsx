import { createLazy, type Lazy, useLazy } from "@voxlog/browser/lazy";
import { useMediaQuery } from "@voxlog/browser/media-query";
import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import type { Analysis, RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";
import { type SoundSource, soundOf } from "@voxlog/demo-data/sounds";
import { useLanguage } from "@voxlog/i18n";
import { brand } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { TabPanel, Tabs } from "@voxlog/ui/tabs";
import { LoaderCircle, Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { SIDEBAR_FITS } from "../../breakpoints.ts";
import { colleagueOf, type ListedRecording, sampleForUser } from "../use-recordings.ts";
import { Panel, useTextIn, Waiting } from "./panel.tsx";
import { SoundPlayer } from "./sound/sound-player.tsx";
import { type Playback, usePlayback } from "./sound/use-playback.ts";
import { SyncPanel } from "./sync-panel.tsx";
import { Transcript } from "./transcript.tsx";

/** What was said, what the agent made of it, and what reached the CRM. */
export function RecordingPanels({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const detail = useLazy(detailOf(recording), true, () => setHasFailed(true));
  if (!detail && !hasFailed) {
    return (
      <p role="status" className="flex min-h-96 items-center justify-center gap-2 text-text-muted">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
        {t(($) => $.recording.loading)}
      </p>
    );
  }
  if (!detail) {
    return (
      <div className="grid min-h-96 content-start justify-items-start gap-4">
        <Alert tone="danger">{t(($) => $.recording.failed)}</Alert>
        <Button variant="secondary" onClick={() => location.reload()}>
          {t(($) => $.failure.retry)}
        </Button>
      </div>
    );
  }
  const sound = recording.user ? null : soundOf(recording.id, language);
  // In another language it is another sound, from its beginning.
  if (sound) return <AudiblePanels key={sound.url} recording={recording} detail={detail} sound={sound} />;
  return <Panels recording={recording} detail={detail} />;
}

type PanelsProps = { recording: ListedRecording; detail: RecordingDetail };

/** The panels of a conversation that can be heard, with its player above them. */
function AudiblePanels({ sound, ...props }: PanelsProps & { sound: SoundSource }) {
  const playback = usePlayback(sound);
  return (
    <>
      <SoundPlayer
        playback={playback}
        conversation={props.detail.conversation}
        contact={props.recording.contact}
      />
      <Panels {...props} playback={playback} />
    </>
  );
}

/** What a detail is made of, in the order of its tabs. */
const parts = ["result", "transcript", "crm"] as const;
type Part = (typeof parts)[number];

/** The tour finds what lies in a tab that is not shown by the tab itself. */
const anchors: Partial<Record<Part, string>> = { result: "analysis", crm: "crm-fields" };

function Panels({ recording, detail, playback }: PanelsProps & { playback?: Playback }) {
  const { t } = useTranslation("demo");
  const fitsBeside = useMediaQuery(SIDEBAR_FITS);
  const [shown, show] = useState<Part>("result");
  const analysis = recording.status === "synced" ? detail.analysis : null;
  const panels: Record<Part, ReactNode> = {
    result: <AnalysisPanel analysis={analysis} />,
    transcript: (!recording.user || analysis) && (
      <Transcript
        seller={colleagueOf(recording)?.name}
        contact={recording.user ? sampleForUser.contact : recording.contact}
        conversation={detail.conversation}
        playback={playback}
      />
    ),
    crm: <SyncPanel crm={recording.crm} analysis={analysis} />,
  };
  const present = parts.filter((part) => panels[part]);
  return (
    <>
      {recording.user && analysis && (
        <Alert className="mb-6">{t(($) => $.recordings.own.sample, { client: sampleForUser.client })}</Alert>
      )}
      {fitsBeside ? (
        <div className="grid grid-cols-2 gap-8">
          <div className="grid grid-cols-1 content-start gap-6">
            {panels.result}
            {panels.transcript}
          </div>
          {panels.crm}
        </div>
      ) : (
        <Tabs
          label={t(($) => $.recording.parts.label)}
          tabs={present.map((value) => ({
            value,
            label: (
              <span data-tour={value === shown ? undefined : anchors[value]}>
                {t(($) => $.recording.parts[value])}
              </span>
            ),
          }))}
          value={shown}
          onValueChange={show}
          className="gap-5"
        >
          {present.map((part) => (
            <TabPanel key={part} value={part}>
              {panels[part]}
            </TabPanel>
          ))}
        </Tabs>
      )}
    </>
  );
}

/** The summary and what was mentioned; a waiting text while the recording is processed. */
function AnalysisPanel({ analysis }: { analysis: Analysis | null }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  return (
    <Panel title={t(($) => $.recording.analysis)}>
      {analysis ? (
        <div
          data-tour="analysis"
          className="grid gap-4 rounded-lg border border-accent-border bg-accent-soft/40 p-4"
        >
          <p className="max-sm:hyphens-auto">{textIn(analysis.summary)}</p>
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
      ) : (
        <Waiting>{t(($) => $.recording.analysisWaiting, { agent: brand.agent })}</Waiting>
      )}
    </Panel>
  );
}

const details = new Map<string, Lazy<RecordingDetail>>(
  recordings.map(({ id }) => [id, createLazy(() => loadRecordingDetail(id))]),
);

/**
 * A recording's transcript and analysis. Nobody transcribes what a visitor recorded: it gets a sample's.
 *
 * @throws when there is no sample of that id.
 */
export function detailOf(recording: ListedRecording): Lazy<RecordingDetail> {
  const id = recording.user ? sampleForUser.id : recording.id;
  const detail = details.get(id);
  if (!detail) throw new Error(`There is no recording "${id}" among the samples.`);
  return detail;
}
