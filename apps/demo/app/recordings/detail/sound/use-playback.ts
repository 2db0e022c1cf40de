import type { SoundSource } from "@voxlog/demo-data/sounds";
import { type RefObject, useEffect, useRef, useState } from "react";

/** The playback rates. */
const RATES = [1, 1.25, 1.5, 2] as const;

/** Why a sound doesn't play. */
export type SoundFailure = "unsupported" | "offline" | "unreachable";

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
  rate: number;
  /** Continues, or plays from a time in seconds. */
  play: (from?: number) => void;
  pause: () => void;
  seek: (time: number) => void;
  /** Switches to the next rate; after the fastest, to the first. */
  changeRate: () => void;
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
  const [failure, setFailure] = useState<SoundFailure | null>(() => (canPlay() ? null : "unsupported"));
  const [time, setTime] = useState(0);
  const [rate, setRate] = useState<number>(RATES[0]);

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
    element.playbackRate = rate;
    if (from !== undefined || element.currentTime !== start) seek(start);
    setFailure(null);
    setStatus("loading");
    // The element's error event reports failures. A pause before it starts isn't one.
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
    // Seeking to the start of a line may land slightly before it.
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

/** Returns whether the browser plays Opus in WebM: all current browsers, and Safari since iOS 17.4 and macOS 12. */
function canPlay(): boolean {
  return document.createElement("audio").canPlayType('audio/webm; codecs="opus"') !== "";
}
