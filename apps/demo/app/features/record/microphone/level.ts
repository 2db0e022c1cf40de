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
