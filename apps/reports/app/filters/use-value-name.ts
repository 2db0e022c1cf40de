import { formatLanguageName, useLanguage } from "@voxlog/texts";
import { useTranslation } from "react-i18next";
import { readable } from "../components/readable.ts";
import type { Dimension, VisitSet } from "./filters.ts";

const DEVICES = ["desktop", "tablet", "mobile"] as const;
const EVENTS = [
  ...(["outbound_link", "file_download", "not_found"] as const),
  ...(["form_start", "form_abandon", "interaction", "scroll_depth"] as const),
  ...(["tour_step", "sound_played"] as const),
] as const;
const CHANNELS = ["search", "social", "mail", "paid", "referral", "ai"] as const;
const CONVERSIONS = ["demo_request", "signup"] as const;

const SETS = ["site", "app"] as const;
const STEPS = [
  "visits",
  "pricing",
  "demo_requests",
  "signups",
  "note_written",
  "proof_opened",
  "review_approved",
  "record_opened",
  "signup_opened",
] as const;

/** Turns a name in code into words. @example inWords("basket_add") ⇒ "Basket add" */
const inWords = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}`;

/** Returns a function that names sets: by their own title, or in the current language. */
export function useSetName(): (set: VisitSet) => string {
  const { t } = useTranslation("reports");
  return ({ name, title }) => {
    const known = SETS.find((each) => each === name);
    return title ?? (known ? t(($) => $.filters.sets[known]) : inWords(name));
  };
}

/** Returns a function that names the steps of a funnel the same way. */
export function useStepName(): (step: { step: string; title?: string }) => string {
  const { t } = useTranslation("reports");
  return ({ step, title }) => {
    const known = STEPS.find((each) => each === step);
    return title ?? (known ? t(($) => $.funnel.steps[known]) : inWords(step));
  };
}

/** Returns a function that names filter values in the current language. Most values name themselves. */
export function useValueName(): (dimension: Dimension, value: string) => string {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  return (dimension, value) => {
    if (value === "" || value === "Unknown") return t(($) => $.unknown);
    if (["channel", "source"].includes(dimension) && value === "direct") return t(($) => $.values.direct);
    const channel = dimension === "channel" && CHANNELS.find((each) => each === value);
    if (channel) return t(($) => $.channels[channel]);
    if (dimension === "language") return languageName(value);
    const device = dimension === "device" && DEVICES.find((each) => each === value);
    if (device) return t(($) => $.values[device]);
    const event = (dimension === "event" || dimension === "did") && EVENTS.find((each) => each === value);
    if (event) return t(($) => $.values[event]);
    const step = dimension === "event" && STEPS.find((each) => each === value);
    if (step) return t(($) => $.funnel.steps[step]);
    const conversion = dimension === "conversion" && CONVERSIONS.find((each) => each === value);
    if (conversion) return t(($) => $.values[conversion]);
    return dimension === "event" || dimension === "conversion" ? inWords(value) : readable(value);
  };

  /** An address may hold a value that isn't a language. */
  function languageName(value: string): string {
    try {
      return formatLanguageName(language, value);
    } catch {
      return value;
    }
  }
}
