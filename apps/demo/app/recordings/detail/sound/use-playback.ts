import type { SoundSource } from "@voxlog/demo-data/sounds";
import { type RefObject, useEffect, useRef, useState } from "react";

/** How fast a conversation can be played. */
const RATES = [1, 1.25, 1.5, 2] as const;

/** Why a sound does not play. */
export type SoundFailure = "unsupported" | "offline" | "unreachable";

/** The sound of a conversation as it plays, and what can be done with it. */
export type Playback = {
  sound: SoundSource;
  /** `idle` until playback is requested; nothing is loaded before. */
  status: "idle" | "loading" | "playing" | "paused";
  failure: SoundFailure | null;
  /** In seconds. */
  time: number;
  /** Index of the line that is heard; -1 before the first. */
  line: number;
  rate: number;
  /** Plays on, or from a moment in seconds. */
  play: (from?: number) => void;
  pause: () => void;
  seek: (time: number) => void;
  /** Takes the next of the speeds, and after the fastest the first. */
  changeRate: () => void;
  audioProps: {
    ref: RefObject<HTMLAudioElement | null>;
    src: string;
    preload: "none";
    [event: `on${string}`]: () => void;
  };
};

/** Plays the sound of a conversation in an audio element that is given `audioProps`. It stops when that goes. */
export function usePlayback(sound: SoundSource): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const [status, setStatus] = useState<Playback["status"]>("idle");
  const [failure, setFailure] = useState<SoundFailure | null>(() => (canPlay() ? null : "unsupported"));
  const [time, setTime] = useState(0);
  const [rate, setRate] = useState<number>(RATES[0]);

  useEffect(() => {
    const element = audio.current;
    // An element that has left the page plays on.
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
    element.playbackRate = rate;
    if (from !== undefined || element.currentTime !== start) seek(start);
    setFailure(null);
    setStatus("loading");
    // What goes wrong is said by the element's error; a pause before it began is none.
    element.play().catch(() => {});
  }

  function changeRate() {
    const next = RATES[(RATES.indexOf(rate as (typeof RATES)[number]) + 1) % RATES.length] ?? RATES[0];
    setRate(next);
    if (audio.current) audio.current.playbackRate = next;
  }

  return {
    sound,
    status,
    failure,
    time,
    // A jump to the beginning of a line may land a hair before it.
    line: sound.starts.findLastIndex((start) => start <= time + 0.05),
    rate,
    play,
    pause: () => audio.current?.pause(),
    seek,
    changeRate,
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

/** Opus in WebM: every browser of the last years, on Apple's devices since iOS 17.4 and macOS 12. */
function canPlay(): boolean {
  return document.createElement("audio").canPlayType('audio/webm; codecs="opus"') !== "";
}
