import { join } from "node:path";
import type { SoundId, SoundLanguage } from "../src/sounds/sound.ts";

/** The comment in the WebVTT file of a sound that no person has spoken. */
export const SYNTHETIC = "NOTE synthetic voices";

/** Where the files of a sound are. */
export function soundFile(id: SoundId, language: SoundLanguage, ending: "webm" | "vtt" | "json"): string {
  return join(import.meta.dirname, "../src/sounds", `${id}.${language}.${ending}`);
}

/**
 * A moment as WebVTT writes it.
 *
 * @example timestamp(83.5) ⇒ "01:23.500"
 */
export function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, "0")}:${(seconds - minutes * 60).toFixed(3).padStart(6, "0")}`;
}
