import { join } from "node:path";
import type { SoundId, SoundLanguage } from "../src/sounds/sound.ts";

/** Marks a WebVTT file whose sound is synthetic. */
export const SYNTHETIC = "NOTE synthetic voices";

/** Returns the path of a sound's file. */
export function soundFile(id: SoundId, language: SoundLanguage, ending: "webm" | "vtt" | "json"): string {
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
