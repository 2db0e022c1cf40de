import { useEffect, useEffectEvent } from "react";

/** Notifies a component of how loud a microphone is: see `subscribeToLevel`. */
export function useLevel(stream: MediaStream, onLevel: (level: number, now: number) => void): void {
  const notify = useEffectEvent(onLevel);
  useEffect(() => subscribeToLevel(stream, (level, now) => notify(level, now)), [stream]);
}

/**
 * Notifies of how loud a microphone is, as often as the screen is drawn.
 *
 * @param onLevel gets the level from 0 to 1, and the moment as `performance.now()` gives it.
 * @returns what ends it.
 */
function subscribeToLevel(stream: MediaStream, onLevel: (level: number, now: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume().catch(() => {}); // Some browsers start it asleep.
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

/** The quietest that counts as sound, in decibels below the loudest that fits. */
const FLOOR_DB = -60;

/**
 * How loud a piece of sound is, from 0 (nothing) to 1 (the loudest that fits). The scale is decibels, as ears work:
 * speech at arm's length is about the middle.
 *
 * @param samples from -1 to 1.
 */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB)) || 0;
}

/** Below it no one speaks: a muted microphone gives 0. */
const QUIET = 0.1;
/** Longer than a pause to think, in milliseconds. */
const TOO_LONG = 4000;
/** A screen that is not drawn, as in a hidden tab, hears nothing: longer gaps do not count. */
const LONGEST_GAP = 200;

/**
 * Notices a microphone that gives no sound.
 *
 * @returns what takes each level, from 0 to 1, with its moment in milliseconds, and tells whether it has been silent
 *   for too long by then.
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
