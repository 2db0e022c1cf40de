import type { Utterance } from "@voxlog/demo-data/recording-detail";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { IconButton } from "@voxlog/ui/icon-button";
import { LoaderCircle, Pause, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { recordingDuration } from "../recording-time.ts";
import { useTextIn } from "./panel.tsx";
import { SpeechWaveform } from "./sound/speech-waveform.tsx";
import type { Playback } from "./sound/use-playback.ts";

/** Plays a sample conversation, with the current line as a caption. */
export function SoundPlayer({
  playback,
  conversation,
  contact,
}: {
  playback: Playback;
  conversation: readonly Utterance[];
  contact: string;
}) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const { sound, status, failure, time, line, audioProps } = playback;
  const names = { seller: t(($) => $.recording.seller), client: contact };
  const heard = conversation[line];
  const isOn = status === "playing" || status === "loading";
  const toggle = () => (isOn ? playback.pause() : playback.play());
  const clock = {
    time: recordingDuration(Math.floor(time)),
    duration: recordingDuration(Math.round(sound.duration)),
  };

  return (
    <section
      aria-label={t(($) => $.recording.sound.title)}
      data-on={isOn || undefined}
      // Stays in reach while the fields below it fill.
      className="data-on:sticky data-on:top-0 data-on:z-10 in-[article]:data-on:top-16 print:static mb-6 grid grid-cols-1 gap-3 rounded-lg bg-surface-sunken p-4 ring-1 ring-border max-sm:p-3 forced-colors:border"
    >
      <audio {...audioProps} />
      <div className="flex flex-wrap items-center gap-3 sm:flex-nowrap sm:gap-4">
        <IconButton
          variant="primary"
          aria-label={isOn ? t(($) => $.player.pause) : t(($) => $.recording.sound.play)}
          aria-busy={status === "loading" || undefined}
          onClick={toggle}
          className="size-12 shrink-0 rounded-full"
        >
          <ToggleIcon status={status} />
        </IconButton>
        <SpeechWaveform
          sound={sound}
          speakers={conversation.map(({ speaker }) => speaker)}
          time={time}
          label={t(($) => $.player.position)}
          valueText={
            heard
              ? t(($) => $.recording.sound.moment, { ...clock, name: names[heard.speaker] })
              : t(($) => $.player.moment, clock)
          }
          onSeek={playback.seek}
          onToggle={toggle}
        />
        <div className="max-w-full shrink-0 text-sm text-text-muted max-sm:text-xs">
          <p className="tabular-nums">
            {clock.time} / {clock.duration}
          </p>
          {sound.isSynthetic && <p>{t(($) => $.recording.sound.synthetic)}</p>}
        </div>
      </div>
      {failure && (
        <Alert tone="danger">
          {t(($) => $.recording.sound[failure])}{" "}
          <Button size="sm" variant="secondary" className="mt-2 flex" onClick={() => playback.play()}>
            {t(($) => $.failure.retry)}
          </Button>
        </Alert>
      )}
      {status !== "idle" && !failure && (
        // A phone's player is one line. Its transcript is below.
        <p data-caption className="min-h-16 border-t pt-3 max-sm:hidden">
          {heard && (
            <>
              <span className="font-semibold">{names[heard.speaker]}:</span> {textIn(heard.text)}
            </>
          )}
        </p>
      )}
    </section>
  );
}

function ToggleIcon({ status }: { status: Playback["status"] }) {
  if (status === "loading") return <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />;
  const Icon = status === "playing" ? Pause : Play;
  return <Icon aria-hidden="true" className="size-5 fill-current" />;
}
