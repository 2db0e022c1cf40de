import { RecordingCard } from "./recording-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { StartCard } from "./start-card.tsx";
import type { useRecorder } from "./use-recorder.ts";
import type { Transcription } from "./use-transcription.ts";

/** Shows each phase of the recorder. */
export function RecorderCard({
  recorder,
  transcription,
}: {
  recorder: ReturnType<typeof useRecorder>;
  transcription: Transcription;
}) {
  const { state } = recorder;
  switch (state.phase) {
    case "recording":
      return (
        <RecordingCard
          stream={state.stream}
          running={state.running}
          isPaused={state.isPaused}
          onPauseOrResume={recorder.pauseOrResume}
        />
      );
    case "review":
    case "saving":
    case "saved":
      return (
        <ReviewCard
          finished={state.finished}
          reason={state.reason}
          isSaving={state.phase !== "review"}
          onSave={() => recorder.save(state)}
          onDiscard={() => recorder.discard(state)}
        />
      );
    case "idle":
    case "opening":
      return (
        <StartCard
          isOpening={state.phase === "opening"}
          transcription={transcription}
          problem={state.phase === "idle" ? state.problem : undefined}
          onRecord={recorder.record}
        />
      );
  }
}
