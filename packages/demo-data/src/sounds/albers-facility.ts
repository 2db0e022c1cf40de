import en from "./albers-facility.en.json" with { type: "json" };
import nl from "./albers-facility.nl.json" with { type: "json" };
import type { Sounds } from "./sound.ts";

// Bundlers only find addresses that are written out.
export const sounds: Sounds = {
  nl: { ...nl, url: new URL("./albers-facility.nl.mp3", import.meta.url).href },
  en: { ...en, url: new URL("./albers-facility.en.mp3", import.meta.url).href },
};
