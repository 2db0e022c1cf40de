import type { Speaker } from "../src/recordings/recording-detail.ts";
import type { SoundId, SoundLanguage } from "../src/sounds/sound.ts";

/** A voice: the command that speaks a line into a WAV file, and a filter that improves it. */
export type Voice = {
  say: (text: string, file: string) => [command: string, args: string[]];
  /** An ffmpeg filter, applied before those of all voices. */
  filter: string;
};

/** Dutch: a variant of eSpeak NG's voice. The GPL of the program doesn't cover its output. */
const espeak = (variant: string, pitch: number, filter: string): Voice => ({
  say: (text, file) => [
    "espeak-ng",
    ["-v", `nl+${variant}`, "-p", `${pitch}`, "-s", "148", "-g", "2", "-w", file, text],
  ],
  filter,
});

/** English: Flite's voices, made from recordings of people (BSD license). */
const flite = (voice: string, stretch: number, filter: string): Voice => ({
  say: (text, file) => [
    "flite",
    ["-voice", voice, "--setf", `duration_stretch=${stretch}`, "-t", text, "-o", file],
  ],
  filter,
});

/** Changes the voice's frequencies by a factor, at the same speed. */
const throat = (factor: number) =>
  `aresample=48000,asetrate=${48000 * factor},aresample=48000,atempo=${1 / factor}`;
/** Reduces hiss and buzz in the range where hearing is most sensitive. */
const softer = "equalizer=f=3200:t=q:w=1:g=-5,equalizer=f=220:t=q:w=1:g=3,treble=g=-4:f=6000";

const sellers: Record<SoundLanguage, Voice> = {
  nl: espeak("f2", 58, softer),
  en: flite("slt", 1.14, "anull"),
};

const clients: Record<SoundId, Record<SoundLanguage, Voice>> = {
  "van-dijk-logistiek": {
    nl: espeak("f5", 10, softer),
    en: flite("awb", 1.1, throat(1.12)),
  },
  "albers-facility": { nl: espeak("m3", 42, softer), en: flite("rms", 1.1, "anull") },
  "kappers-bouwliften": { nl: espeak("m7", 30, softer), en: flite("rms", 1.06, throat(0.93)) },
};

/** Returns the voice of a speaker. */
export function voiceOf(id: SoundId, language: SoundLanguage, speaker: Speaker): Voice {
  return speaker === "seller" ? sellers[language] : clients[id][language];
}

/** Spellings that make a synthesizer pronounce a word correctly. */
const SPOKEN: Record<SoundLanguage, Record<string, string>> = {
  nl: {
    "31e": "eenendertigste",
    "30e": "dertigste",
    live: "laif",
    Salesforce: "seelsfors",
    SLA: "es el aa",
    pilotvoorstel: "pailotvoorstel",
    pilot: "pailot",
    whiteboard: "waitboord",
  },
  en: {
    Marieke: "Mareekah",
    Sanne: "Sanna",
    RouteWerk: "root work",
    "1 January": "the first of January",
    "4 November": "the fourth of November",
    "3 November": "the third of November",
    SLA: "S. L. A.",
    Petra: "Paytra",
    Utrecht: "Ootrekt",
    Amersfoort: "Ahmersfort",
  },
};

/**
 * Returns a line as the synthesizer needs it.
 *
 * @example spoken("Live op de 31e", "nl") ⇒ "laif op de eenendertigste"
 */
export function spoken(line: string, language: SoundLanguage): string {
  return Object.entries(SPOKEN[language]).reduce(
    (text, [written, spelling]) => text.replace(new RegExp(`\\b${written}\\b`, "gi"), spelling),
    line,
  );
}
