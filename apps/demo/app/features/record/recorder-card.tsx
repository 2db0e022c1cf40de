import { RecordingCard } from "./recording-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { StartCard } from "./start-card.tsx";
import { TestCard } from "./test-card.tsx";
import type { useRecorder } from "./use-recorder.ts";

/** What the recorder has to show and to ask in each of its phases. */
export function RecorderCard({ recorder }: { recorder: ReturnType<typeof useRecorder> }) {
  const { state } = recorder;
  switch (state.phase) {
    case "testing":
      return (
        <TestCard
          stream={state.stream}
          onChoose={recorder.test}
          onRecord={recorder.record}
          onCancel={recorder.stopTesting}
        />
      );
    case "recording":
      return (
        <RecordingCard
          stream={state.stream}
          take={state.take}
          isPaused={state.isPaused}
          onPauseOrResume={recorder.pauseOrResume}
        />
      );
    case "review":
    case "keeping":
    case "kept":
      return (
        <ReviewCard
          take={state.take}
          reason={state.reason}
          isKept={state.phase !== "review"}
          onKeep={() => recorder.keep(state)}
          onDiscard={() => recorder.discard(state)}
        />
      );
    case "idle":
    case "opening":
      return (
        <StartCard
          isOpening={state.phase === "opening"}
          problem={state.phase === "idle" ? state.problem : undefined}
          onRecord={recorder.record}
          onTest={recorder.test}
        />
      );
  }
}
