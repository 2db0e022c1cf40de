import type { Speaker } from "@voxlog/demo-data/recording-detail";
import type { SoundSource } from "@voxlog/demo-data/sounds";
import type { KeyboardEvent } from "react";

/** A bar and its distance to the next, in the drawing's units. */
const STEP = 4;
const BAR = 3;
/** Seconds per arrow key. */
const KEY_STEP = 1;

// Browsers don't force colors inside SVG.
const PLAYED = "forced-colors:fill-[Highlight]";
const UNPLAYED = "forced-colors:fill-[CanvasText]";

/** Shows who spoke when and how loud, the seller above the line and the client below, and seeks in it. */
export function SpeechWaveform({
  sound,
  speakers,
  time,
  label,
  valueText,
  onSeek,
  onToggle,
}: {
  sound: SoundSource;
  speakers: readonly Speaker[];
  /** In seconds. */
  time: number;
  label: string;
  valueText: string;
  onSeek: (time: number) => void;
  /** Called for the space bar, which plays and pauses. */
  onToggle: () => void;
}) {
  const { peaks, duration, starts } = sound;
  const played = (time / duration) * peaks.length;
  const bars = peaks.map((peak, index) => {
    const line = starts.findLastIndex((start) => start <= ((index + 0.5) / peaks.length) * duration);
    return { index, height: Math.max(3, peak / 2), speaker: speakers[Math.max(0, line)] };
  });
  const path = (wanted: Speaker, isPlayed: boolean) =>
    bars
      .filter(({ index, speaker }) => speaker === wanted && index + 0.5 < played === isPlayed)
      .map(({ index, height }) => {
        const top = wanted === "seller" ? 50 - height : 50;
        return `M${index * STEP} ${top}h${BAR}v${height}h-${BAR}z`;
      })
      .join("");

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== " ") return;
    event.preventDefault();
    onToggle();
  }

  return (
    <div className="relative h-12 min-w-0 grow basis-24 rounded-md outline-offset-2 outline-accent sm:h-16 has-focus-visible:outline-2">
      <svg
        viewBox={`0 0 ${peaks.length * STEP} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="size-full"
      >
        <path d={path("seller", true)} className={`${PLAYED} fill-accent`} />
        <path d={path("seller", false)} className={`${UNPLAYED} fill-accent/45`} />
        <path d={path("client", true)} className={`${PLAYED} fill-text`} />
        <path d={path("client", false)} className={`${UNPLAYED} fill-text/40`} />
        <path
          d={`M${played * STEP} 0v100`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          className="stroke-accent-text forced-colors:stroke-[CanvasText]"
        />
      </svg>
      {/** biome-ignore lint/correctness/noRestrictedElements: a slider that is the picture under it */}
      <input
        type="range"
        min={0}
        max={Math.floor(duration)}
        step={KEY_STEP}
        value={Math.round(time)}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
        onKeyDown={onKeyDown}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
