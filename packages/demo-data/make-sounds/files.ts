import { join } from "node:path";
import type { SoundId, SoundLanguage } from "../src/sounds/sound.ts";

/** Marks a WebVTT file whose sound is synthetic. */
export const SYNTHETIC = "NOTE synthetic voices";

/** Options of ffmpeg for a sound: at a constant rate, so that browsers seek exactly. */
export const MP3 = ["-ac", "1", "-ar", "24000", "-b:a", "32k", "-map_metadata", "-1"];

/** Returns the path of a sound's file. */
export function soundFile(id: SoundId, language: SoundLanguage, ending: "mp3" | "vtt" | "json"): string {
  return join(import.meta.dirname, "../src/sounds", `${id}.${language}.${ending}`);
}

/**
 * Formats a time for WebVTT.
 *
 * @example timestamp(83.5) ⇒ "01:23.500"
 */
export function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, "0")}:${(seconds - minutes * 60).toFixed(3).padStart(6, "0")}`;
}
