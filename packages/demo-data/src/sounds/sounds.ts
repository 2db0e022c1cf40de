import albersFacilityEn from "./albers-facility.en.json" with { type: "json" };
import albersFacilityNl from "./albers-facility.nl.json" with { type: "json" };
import kappersBouwliftenEn from "./kappers-bouwliften.en.json" with { type: "json" };
import kappersBouwliftenNl from "./kappers-bouwliften.nl.json" with { type: "json" };
import { type Sound, type SoundId, type SoundLanguage, soundIds } from "./sound.ts";
import vanDijkLogistiekEn from "./van-dijk-logistiek.en.json" with { type: "json" };
import vanDijkLogistiekNl from "./van-dijk-logistiek.nl.json" with { type: "json" };

export type { Sound } from "./sound.ts";

/** A sound's address, and its data. */
export type SoundSource = Sound & { url: string };

/**
 * Returns the sound of a sample conversation. Falls back to English.
 *
 * @returns null for a conversation without a sound.
 */
export function soundOf(recordingId: string, language: string): SoundSource | null {
  const id = soundIds.find((id) => id === recordingId);
  return id ? sounds[id][language === "nl" ? "nl" : "en"] : null;
}

// Bundlers only find addresses that are written out.
const sounds: Record<SoundId, Record<SoundLanguage, SoundSource>> = {
  "van-dijk-logistiek": {
    nl: { ...vanDijkLogistiekNl, url: new URL("./van-dijk-logistiek.nl.mp3", import.meta.url).href },
    en: { ...vanDijkLogistiekEn, url: new URL("./van-dijk-logistiek.en.mp3", import.meta.url).href },
  },
  "albers-facility": {
    nl: { ...albersFacilityNl, url: new URL("./albers-facility.nl.mp3", import.meta.url).href },
    en: { ...albersFacilityEn, url: new URL("./albers-facility.en.mp3", import.meta.url).href },
  },
  "kappers-bouwliften": {
    nl: { ...kappersBouwliftenNl, url: new URL("./kappers-bouwliften.nl.mp3", import.meta.url).href },
    en: { ...kappersBouwliftenEn, url: new URL("./kappers-bouwliften.en.mp3", import.meta.url).href },
  },
};
