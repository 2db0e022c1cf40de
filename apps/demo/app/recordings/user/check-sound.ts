/** Larger files aren't decoded: it takes too much memory. They count as speech if the browser can play them. */
const MAX_BYTES = 25_000_000;

/** In Hz; enough to detect speech. */
const RATE = 8000;

/** Whether a sound may contain speech. `nothing` is silence, noise, a tone, or no sound at all. */
export type SoundCheck = "speech" | "nothing";

/**
 * Checks whether a sound may contain speech. It stays in the browser.
 *
 * @param canPlay whether the browser plays it, for files that are too large to decode.
 */
export async function checkSound(audio: Blob, canPlay: boolean): Promise<SoundCheck> {
  if (audio.size > MAX_BYTES) return canPlay ? "speech" : "nothing";
  try {
    const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await audio.arrayBuffer());
    return hasSpeech(decoded.getChannelData(0), decoded.sampleRate) ? "speech" : "nothing";
  } catch {
    return "nothing"; // It isn't audio, whatever its name.
  }
}

const FRAME_S = 0.05;
/** Minimum audible level, as root mean square: −46 dB. */
const AUDIBLE = 0.005;
/** Minimum duration of speech, in seconds. */
const MIN_SPEECH_S = 0.5;
/** Minimum variation of speech's level, as standard deviation over mean. Tones and noise stay below 0.1. */
const MIN_VARIATION = 0.2;

/**
 * Returns whether a sound is audible for long enough and varies in level, like speech.
 *
 * @param samples from -1 to 1.
 * @param rate in Hz.
 */
export function hasSpeech(samples: Float32Array, rate: number): boolean {
  const size = Math.round(rate * FRAME_S);
  const levels: number[] = [];
  for (let start = 0; start + size <= samples.length; start += size) {
    let sum = 0;
    for (let index = start; index < start + size; index++) sum += (samples[index] ?? 0) ** 2;
    const level = Math.sqrt(sum / size);
    if (level > AUDIBLE) levels.push(level);
  }
  if (levels.length * FRAME_S < MIN_SPEECH_S) return false;
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const variance = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length;
  return Math.sqrt(variance) / mean > MIN_VARIATION;
}
