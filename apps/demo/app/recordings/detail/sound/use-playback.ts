import type { SoundSource } from "@voxlog/demo-data/sounds";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Why a sound doesn't play. */
export type SoundFailure = "offline" | "unreachable";

/** The state of a conversation's sound, and its controls. */
export type Playback = {
  sound: SoundSource;
  /** `idle` until playback is requested; nothing is loaded before. */
  status: "idle" | "loading" | "playing" | "paused";
  failure: SoundFailure | null;
  /** In seconds. */
  time: number;
  /** Index of the current line; -1 before the first. */
  line: number;
  /** Continues, or plays from a time in seconds. */
  play: (from?: number) => void;
  pause: () => void;
  seek: (time: number) => void;
  audioProps: {
    ref: RefObject<HTMLAudioElement | null>;
    src: string;
    preload: "none";
    [event: `on${string}`]: () => void;
  };
};

/** Plays a conversation's sound in an audio element with `audioProps`. It stops when the element unmounts. */
export function usePlayback(sound: SoundSource): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const [status, setStatus] = useState<Playback["status"]>("idle");
  const [failure, setFailure] = useState<SoundFailure | null>(null);
  const [time, setTime] = useState(0);

  useEffect(() => {
    const element = audio.current;
    // A removed element would continue to play.
    return () => element?.pause();
  }, []);

  function seek(to: number) {
    if (!audio.current) return;
    audio.current.currentTime = to;
    setTime(to);
  }

  function play(from?: number) {
    const element = audio.current;
    if (!element) return;
    const start = from ?? element.currentTime;
    if (element.error) element.load();
    if (from !== undefined || element.currentTime !== start) seek(start);
    setFailure(null);
    setStatus("loading");
    // The element's error event reports failures. A pause before it starts isn't one.
    element.play().catch(() => {});
  }

  return {
    sound,
    status,
    failure,
    time,
    // Seeking to the start of a line may land slightly before it.
    line: sound.starts.findLastIndex((start) => start <= time + 0.05),
    play,
    pause: () => audio.current?.pause(),
    seek,
    audioProps: {
      ref: audio,
      src: sound.url,
      preload: "none",
      onPlaying: () => setStatus("playing"),
      onWaiting: () => setStatus("loading"),
      onPause: () => setStatus("paused"),
      onTimeUpdate: () => setTime(audio.current?.currentTime ?? 0),
      onError: () => {
        setStatus("paused");
        setFailure(navigator.onLine ? "unreachable" : "offline");
      },
    },
  };
}
