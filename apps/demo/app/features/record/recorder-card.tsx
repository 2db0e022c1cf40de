import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { SelectField } from "@voxlog/ui/select-field";
import { Mic } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordingCard } from "./recording-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { StartCard } from "./start-card.tsx";
import { useMicrophones } from "./use-microphones.ts";
import type { useRecorder } from "./use-recorder.ts";
import type { Transcription } from "./use-transcription.ts";
import { LevelMeter } from "./waveform.tsx";

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
          running={state.running}
          isPaused={state.isPaused}
          onPauseOrResume={recorder.pauseOrResume}
        />
      );
    case "review":
    case "keeping":
    case "kept":
      return (
        <ReviewCard
          finished={state.finished}
          reason={state.reason}
          isSaving={state.phase !== "review"}
          onKeep={() => recorder.keep(state)}
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
          onTest={recorder.test}
        />
      );
  }
}

/** Lets the visitor select and test a microphone before recording. */
function TestCard({
  stream,
  onChoose,
  onRecord,
  onCancel,
}: {
  /** The selected microphone's stream, once it is open. */
  stream: MediaStream;
  onChoose: (deviceId: string) => void;
  onRecord: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation("demo");
  const microphones = useMicrophones();
  const [chosen, setChosen] = useState(stream.getAudioTracks()[0]?.getSettings().deviceId);
  function choose(deviceId: string): void {
    setChosen(deviceId);
    onChoose(deviceId);
  }
  return (
    <Card className="grid grid-cols-1 gap-6">
      <SelectField
        label={t(($) => $.record.microphone)}
        value={chosen ?? ""}
        onChange={({ target }) => choose(target.value)}
      >
        {microphones.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || t(($) => $.record.unnamed, { number: index + 1 })}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-2">
        <p className="font-medium">{t(($) => $.record.saySomething)}</p>
        <LevelMeter stream={stream} />
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={onRecord}>
          <Mic aria-hidden="true" className="size-5" />
          {t(($) => $.record.start)}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t(($) => $.record.stopTesting)}
        </Button>
      </div>
    </Card>
  );
}
