import { type ComponentProps, useEffect, useRef, useState } from "react";
import { splitMarked } from "../illustration/marked-text.tsx";

/** The state of an audio element. */
export type AudioPlayback = {
  /** In seconds; infinite before it's played and after its end. */
  time: number;
  isPlaying: boolean;
  isLoading: boolean;
  hasEnded: boolean;
  hasFailed: boolean;
};

const UNPLAYED: AudioPlayback = {
  time: Number.POSITIVE_INFINITY,
  isPlaying: false,
  isLoading: false,
  hasEnded: false,
  hasFailed: false,
};

/** Tracks an audio element that has `audioProps`. `inline/play-on-press.ts` plays and pauses it. */
export function useAudioPlayback(): { playback: AudioPlayback; audioProps: ComponentProps<"audio"> } {
  const audio = useRef<HTMLAudioElement>(null);
  const [playback, setPlayback] = useState(UNPLAYED);
  const follow = () => audio.current && setPlayback(read(audio.current));
  useEffect(() => {
    const element = audio.current;
    // It may play or fail before hydration.
    if (element) setPlayback(read(element));
    // A removed element keeps playing.
    return () => element?.pause();
  }, []);
  return {
    playback,
    audioProps: {
      ref: audio,
      preload: "none",
      onPlay: follow,
      onPlaying: follow,
      onWaiting: follow,
      onPause: follow,
      onTimeUpdate: follow,
      onEnded: follow,
      onError: follow,
    },
  };
}

function read({ error, paused, ended, currentTime, readyState }: HTMLAudioElement): AudioPlayback {
  const hasFailed = error !== null;
  const isPlaying = !paused && !ended && !hasFailed;
  const isUnplayed = hasFailed || ended || (paused && currentTime === 0);
  return {
    time: isUnplayed ? UNPLAYED.time : currentTime,
    isPlaying,
    isLoading: isPlaying && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasEnded: ended,
    hasFailed,
  };
}

/** A sentence with its start and end, in seconds. */
type SpokenSentence = { text: string; span: readonly number[] };

/**
 * Returns the time at which each mark of a sentence has been said, in seconds, assuming letters of equal length.
 *
 * @example momentsOf({ text: "For 48.", span: [0, 7] }, ["48"]) ⇒ [6]
 */
export function momentsOf(
  { text, span: [start = 0, end = 0] }: SpokenSentence,
  marks: readonly string[],
): number[] {
  let letters = 0;
  return splitMarked(text, marks).flatMap((part) => {
    letters += part.text.length;
    return part.marked ? [start + ((end - start) * letters) / text.length] : [];
  });
}
