import { IconButton } from "@voxlog/ui/icon-button";
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { recordingDuration } from "./recording-time.ts";

/** Plays audio that the visitor has in their browser, if the browser can. */
export function AudioPlayer({
  audio,
  duration: known = 0,
  label,
  unplayable,
}: {
  audio: Blob;
  /** In milliseconds, if it is known: some browsers only find it by playing. */
  duration?: number | undefined;
  label: string;
  /** Shown instead if the browser can't play it. */
  unplayable: string;
}) {
  const { t } = useTranslation("demo");
  const url = useObjectUrl(audio);
  const element = useRef<HTMLAudioElement>(null);
  const [failed, setFailed] = useState<Blob>();
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [measured, setMeasured] = useState(0);
  const duration = Math.max(known / 1000, measured, time);
  const isMeasuring = useRef(false);
  if (failed === audio) return <p className="text-sm text-text-muted">{unplayable}</p>;
  const clock = {
    time: recordingDuration(Math.floor(time)),
    duration: recordingDuration(Math.round(duration)),
  };
  const Icon = isPlaying ? Pause : Play;

  function toggle(): void {
    if (isPlaying) element.current?.pause();
    else element.current?.play().catch(() => {}); // The element's error event reports it.
  }
  /** Browsers record WebM without its duration, and find it when they seek to the end. */
  function measure(audio: HTMLAudioElement): void {
    if (audio.duration === Number.POSITIVE_INFINITY) {
      isMeasuring.current = true;
      audio.currentTime = Number.MAX_SAFE_INTEGER;
      return;
    }
    if (isMeasuring.current) audio.currentTime = 0;
    isMeasuring.current = false;
    setMeasured(audio.duration || 0);
  }
  function seek(to: number): void {
    if (element.current) element.current.currentTime = to;
    setTime(to);
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: there is no text of the visitor's own recording. */}
      <audio
        ref={element}
        preload="metadata"
        src={url}
        onDurationChange={({ currentTarget }) => measure(currentTarget)}
        onTimeUpdate={({ currentTarget }) =>
          (isPlaying || !isMeasuring.current) && setTime(currentTarget.currentTime)
        }
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(audio)}
      />
      <IconButton
        variant="primary"
        aria-label={isPlaying ? t(($) => $.player.pause) : label}
        onClick={toggle}
        className="shrink-0 rounded-full"
      >
        <Icon aria-hidden="true" className="size-5 fill-current" />
      </IconButton>
      {/** biome-ignore lint/correctness/noRestrictedElements: a position in audio; the kit has no slider */}
      <input
        type="range"
        min={0}
        max={duration}
        step="any"
        value={time}
        aria-label={t(($) => $.player.position)}
        aria-valuetext={t(($) => $.player.moment, clock)}
        onChange={({ target }) => seek(target.valueAsNumber)}
        className="h-11 min-w-0 grow basis-20 accent-accent"
      />
      <span className="text-sm whitespace-nowrap text-text-muted tabular-nums">
        {clock.time}
        {duration > 0 && ` / ${clock.duration}`}
      </span>
    </div>
  );
}

/** Returns an object URL for a blob. It is revoked when the component unmounts. */
function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url;
}
