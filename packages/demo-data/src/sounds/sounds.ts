import albersFacilityEn from "./albers-facility.en.json" with { type: "json" };
import albersFacilityNl from "./albers-facility.nl.json" with { type: "json" };
import kappersBouwliftenEn from "./kappers-bouwliften.en.json" with { type: "json" };
import kappersBouwliftenNl from "./kappers-bouwliften.nl.json" with { type: "json" };
import { type Sound, type SoundId, type SoundLanguage, soundIds } from "./sound.ts";
import vanDijkLogistiekEn from "./van-dijk-logistiek.en.json" with { type: "json" };
import vanDijkLogistiekNl from "./van-dijk-logistiek.nl.json" with { type: "json" };

export type { Sound } from "./sound.ts";

/** Where a sound can be fetched, and what is known of it before. */
export type SoundSource = Sound & { url: string };

/**
 * The sound of a sample conversation: the English one where it is not spoken in a language.
 *
 * @returns null for a conversation that has none.
 */
export function soundOf(recordingId: string, language: string): SoundSource | null {
  const id = soundIds.find((id) => id === recordingId);
  return id ? sounds[id][language === "nl" ? "nl" : "en"] : null;
}

// Each address is written out: that is how a bundler finds the files.
const sounds: Record<SoundId, Record<SoundLanguage, SoundSource>> = {
  "van-dijk-logistiek": {
    nl: { ...vanDijkLogistiekNl, url: new URL("./van-dijk-logistiek.nl.webm", import.meta.url).href },
    en: { ...vanDijkLogistiekEn, url: new URL("./van-dijk-logistiek.en.webm", import.meta.url).href },
  },
  "albers-facility": {
    nl: { ...albersFacilityNl, url: new URL("./albers-facility.nl.webm", import.meta.url).href },
    en: { ...albersFacilityEn, url: new URL("./albers-facility.en.webm", import.meta.url).href },
  },
  "kappers-bouwliften": {
    nl: { ...kappersBouwliftenNl, url: new URL("./kappers-bouwliften.nl.webm", import.meta.url).href },
    en: { ...kappersBouwliftenEn, url: new URL("./kappers-bouwliften.en.webm", import.meta.url).href },
  },
};
