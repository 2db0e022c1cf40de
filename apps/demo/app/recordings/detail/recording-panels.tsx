import { useStore } from "@voxlog/browser/store";
import type { RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { type SoundSource, soundIn } from "@voxlog/demo-data/sounds";
import type { Reading } from "@voxlog/notes/read-note";
import { useLanguage } from "@voxlog/texts";
import { LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PartUnavailable } from "../../components/failure.tsx";
import { Deferred, usePart } from "../../components/lazy.tsx";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import { reviewEdits, reviewedFields } from "../../edits/review-edits.ts";
import { useLinkedLine } from "../use-open-recording.ts";
import { colleagueOf, type ListedRecording } from "../use-recordings.ts";
import { AnalysisPanel } from "./analysis-panel.tsx";
import { type FieldSource, useFieldSource } from "./field-source.ts";
import { useTextIn } from "./panel.tsx";
import { detailOf } from "./recording-details.ts";
import type { Question } from "./review-form.tsx";
import { type Playback, usePlayback } from "./sound/use-playback.ts";
import { SoundPlayer } from "./sound-player.tsx";
import { SyncPanel } from "./sync-panel.tsx";
import { Transcript } from "./transcript.tsx";

/** Shows a sample's transcript, analysis and CRM changes. */
export function SamplePanels({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { part: detail, isUnavailable } = usePart(detailOf(recording));
  if (!detail && !isUnavailable) {
    return (
      <p role="status" className="flex min-h-96 items-center justify-center gap-2 text-text-muted">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
        {t(($) => $.recording.loading)}
      </p>
    );
  }
  if (!detail) return <PartUnavailable />;
  const sound = detail.sounds && soundIn(detail.sounds, language);
  // Each language has its own sound, which starts over.
  if (sound) return <AudiblePanels key={sound.url} recording={recording} detail={detail} sound={sound} />;
  return <Panels recording={recording} detail={detail} />;
}

type PanelsProps = { recording: ListedRecording; detail: RecordingDetail };

function AudiblePanels({ sound, ...props }: PanelsProps & { sound: SoundSource }) {
  const playback = usePlayback(sound);
  const tracker = useDemoTracker();
  const isHeard = playback.status === "playing";
  const { id } = props.recording;
  useEffect(() => {
    if (isHeard) tracker.track("sound_played", { recording: id });
  }, [isHeard, id, tracker]);
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

type Own = {
  reading: Reading;
  question: Question;
  instructions: ReactNode;
  mail: ReactNode;
  /** The step after approval. */
  next: ReactNode;
  words: (source: FieldSource) => ReactNode;
};

/** Shows the panels next to each other, or below each other on small screens, the result first. */
export function Panels({
  recording,
  detail,
  playback,
  own,
}: PanelsProps & { playback?: Playback; own?: Own }) {
  const { t } = useTranslation("demo");
  const linkedLine = useLinkedLine();
  const startsWithFields = own !== undefined || playback !== undefined;
  const analysis = recording.status === "processing" || own?.reading.unusable ? null : detail.analysis;
  const review = useStore(reviewEdits)[recording.id];
  const isPlaying = playback?.status === "playing" || playback?.status === "loading";
  const isWritten = recording.status === "synced";
  const source = useFieldSource({
    // A review shows emptied fields, too, so that they can be filled.
    fields: reviewedFields(analysis?.fields ?? [], isWritten ? review : undefined),
    isWritten,
    followsChanges: own !== undefined,
    linkedLine,
    heard: isPlaying ? playback.line : Number.POSITIVE_INFINITY,
  });
  const textIn = useTextIn();
  const panels = {
    result: !own?.reading.unusable && (
      <AnalysisPanel analysis={analysis} mail={own?.mail} instructions={own?.instructions} />
    ),
    transcript: own ? (
      own.words(source)
    ) : (
      <Transcript
        seller={colleagueOf(recording)?.name}
        contact={recording.contact}
        conversation={detail.conversation}
        playback={playback}
        source={source}
      />
    ),
    crm: !own?.reading.unusable && (
      // Beside the others, where a field stays in view while its sentence is looked up, below a player that plays.
      <div
        className={`lg:sticky lg:col-start-2 lg:row-[1/3] self-start print:static ${isPlaying ? "top-64" : "top-0 in-[article]:top-20"}`}
      >
        <SyncPanel
          recording={recording}
          analysis={analysis}
          source={source}
          question={own?.question}
          next={own?.next}
        />
      </div>
    ),
  };
  return (
    <>
      <p role="status" className="sr-only">
        {source.marked && t(($) => $.crm.lineShown, { field: textIn(source.marked.label) })}
      </p>
      {/* In the order of a phone, and one tree for all widths, so that what is open stays open if it changes. */}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {startsWithFields ? panels.crm : panels.result}
        {/* On a phone, below the screen's edge. */}
        <Deferred>
          {startsWithFields ? panels.transcript : panels.crm}
          {startsWithFields ? panels.result : panels.transcript}
        </Deferred>
      </div>
    </>
  );
}
