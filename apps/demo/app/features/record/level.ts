/** Reports a microphone's level, from 0 to 1, in every animation frame. Returns a function that unsubscribes. */
export function subscribeToLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume().catch(() => {}); // Some browsers create it suspended.
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const measure = () => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
    frame = requestAnimationFrame(measure);
  };
  frame = requestAnimationFrame(measure);
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
