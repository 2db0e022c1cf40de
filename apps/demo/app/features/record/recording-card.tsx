import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Meter } from "@voxlog/ui/meter";
import { Pause, Play, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { recordingDuration } from "../../recordings/recording-time.ts";
import { subscribeToLevel } from "./level.ts";
import type { RunningRecording } from "./start-recording.ts";

/** A recording in progress, with its duration and level. */
export function RecordingCard({
  stream,
  running,
  isPaused,
  onPauseOrResume,
}: {
  stream: MediaStream;
  running: RunningRecording;
  isPaused: boolean;
  onPauseOrResume: () => void;
}) {
  const { t } = useTranslation("demo");
  const seconds = useElapsed(running, isPaused);
  const meter = useRef<HTMLMeterElement>(null);
  const PauseOrResume = isPaused ? Play : Pause;
  useEffect(
    () =>
      subscribeToLevel(stream, (level) => {
        if (meter.current) meter.current.value = level; // Bypasses React, since it changes every frame.
      }),
    [stream],
  );
  return (
    <Card className="grid grid-cols-1 justify-items-center gap-5 py-8">
      <p role="status" className="flex items-center gap-2.5 font-medium">
        <span
          aria-hidden="true"
          data-paused={isPaused || undefined}
          className="size-3 rounded-full bg-danger-fill data-paused:bg-border-strong"
        />
        {isPaused ? t(($) => $.record.paused) : t(($) => $.record.running)}
      </p>
      <p role="timer" className="text-display-md font-semibold tabular-nums">
        {recordingDuration(seconds)}
      </p>
      <Meter ref={meter} label={t(($) => $.record.level)} className="h-3" />
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" size="lg" onClick={onPauseOrResume}>
          <PauseOrResume aria-hidden="true" className="size-5" />
          {isPaused ? t(($) => $.record.resume) : t(($) => $.record.pause)}
        </Button>
        <Button size="lg" onClick={running.stop}>
          <Square aria-hidden="true" className="size-4.5 fill-current" />
          {t(($) => $.record.stop)}
        </Button>
      </div>
    </Card>
  );
}

const UPDATE_MS = 200;

/**
 * Returns a recording's duration so far, in whole seconds.
 *
 * @param isPaused whether it is paused, so that its duration doesn't change.
 */
function useElapsed(running: RunningRecording, isPaused: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const update = () => setSeconds(Math.floor(running.elapsed() / 1000));
    update();
    if (isPaused) return;
    const timer = setInterval(update, UPDATE_MS);
    return () => clearInterval(timer);
  }, [running, isPaused]);
  return seconds;
}
