import { levelOf } from "./level.ts";

/**
 * Tells how loud a microphone is, as often as the screen is drawn.
 *
 * @param onLevel gets the level from 0 to 1, and the moment as `performance.now()` gives it.
 * @returns what ends it.
 */
export function listen(stream: MediaStream, onLevel: (level: number, now: number) => void): () => void {
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
