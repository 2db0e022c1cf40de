import { useEffect, useEffectEvent } from "react";

/** Reports a microphone's level to a component: see `subscribeToLevel`. */
export function useLevel(stream: MediaStream, onLevel: (level: number, now: number) => void): void {
  const notify = useEffectEvent(onLevel);
  useEffect(() => subscribeToLevel(stream, (level, now) => notify(level, now)), [stream]);
}

/**
 * Reports a microphone's level in every animation frame.
 *
 * @param onLevel receives the level from 0 to 1, and the time of `performance.now()`.
 * @returns a function that unsubscribes.
 */
function subscribeToLevel(stream: MediaStream, onLevel: (level: number, now: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume().catch(() => {}); // Some browsers create it suspended.
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const look = (now: number) => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples), now);
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    void context.close().catch(() => {});
  };
}

/** Level that counts as silence, in dBFS. */
const FLOOR_DB = -60;

/**
 * Returns the level of samples, from 0 (silence) to 1 (full scale). The scale is logarithmic, like hearing: speech at
 * arm's length is about 0.5.
 *
 * @param samples from -1 to 1.
 */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB)) || 0;
}

/** Lower levels aren't speech. A muted microphone gives 0. */
const QUIET = 0.1;
/** In milliseconds: longer than a pause in speech. */
const TOO_LONG = 4000;
/** In milliseconds: longer gaps don't count, since a hidden tab has no frames. */
const LONGEST_GAP = 200;

/**
 * Detects a silent microphone.
 *
 * @returns a function that takes each level, from 0 to 1, with its time in milliseconds, and returns whether it has been
 *   silent for too long.
 */
export function createSilenceDetector(): (level: number, now: number) => boolean {
  let silentFor = 0;
  let last: number | undefined;
  return (level, now) => {
    const gap = now - (last ?? now);
    last = now;
    if (level >= QUIET) silentFor = 0;
    else if (gap <= LONGEST_GAP) silentFor += gap;
    return silentFor >= TOO_LONG;
  };
}
