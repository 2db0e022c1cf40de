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

/** Follows an audio element that has `audioProps`. Buttons that name its ID play and pause it: inline/play-on-press.ts. */
export function useAudioPlayback(): { playback: AudioPlayback; audioProps: ComponentProps<"audio"> } {
  const audio = useRef<HTMLAudioElement>(null);
  const [playback, setPlayback] = useState(UNPLAYED);
  const follow = () => audio.current && setPlayback(read(audio.current));
  useEffect(() => {
    const element = audio.current;
    // It may be playing, or have failed, before the application is there.
    if (element) setPlayback(read(element));
    // A removed element would play on.
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

/** A sentence, and when it begins and ends, in seconds. */
type SpokenSentence = { text: string; span: readonly number[] };

/**
 * Returns when each of the marks in a sentence has been said, in seconds, as if all letters took the same time.
 *
 * @example momentsOf({ text: "For 48.", span: [0, 7] }, ["48"]) ⇒ [6]
 */
export function momentsOf(
  { text, span: [start = 0, end = 0] }: SpokenSentence,
  marks: readonly string[],
): number[] {
  let letters = 0;
  return splitMarked(text, marks).flatMap((stretch) => {
    letters += stretch.text.length;
    return stretch.marked ? [start + ((end - start) * letters) / text.length] : [];
  });
}
