import en from "./kappers-bouwliften.en.json" with { type: "json" };
import nl from "./kappers-bouwliften.nl.json" with { type: "json" };
import type { Sounds } from "./sound.ts";

// Bundlers only find addresses that are written out.
export const sounds: Sounds = {
  nl: { ...nl, url: new URL("./kappers-bouwliften.nl.mp3", import.meta.url).href },
  en: { ...en, url: new URL("./kappers-bouwliften.en.mp3", import.meta.url).href },
};
