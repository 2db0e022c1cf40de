import type { Sounds } from "./sound.ts";
import en from "./van-dijk-logistiek.en.json" with { type: "json" };
import nl from "./van-dijk-logistiek.nl.json" with { type: "json" };

// Bundlers only find addresses that are written out.
export const sounds: Sounds = {
  nl: { ...nl, url: new URL("./van-dijk-logistiek.nl.mp3", import.meta.url).href },
  en: { ...en, url: new URL("./van-dijk-logistiek.en.mp3", import.meta.url).href },
};
