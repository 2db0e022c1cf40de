import { formatLanguageName, useLanguage } from "@voxlog/i18n";
import { useTranslation } from "react-i18next";
import type { Dimension } from "./filters.ts";

const DEVICES = ["desktop", "tablet", "mobile"] as const;
const EVENTS = [
  ...(["outbound_link", "file_download", "not_found"] as const),
  ...(["form_start", "form_abandon", "scroll_depth"] as const),
] as const;
const CONVERSIONS = ["demo_request", "signup"] as const;

/** Names the values that sessions are picked by, in the language shown: most say it themselves. */
export function useValueName(): (dimension: Dimension, value: string) => string {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  return (dimension, value) => {
    if (value === "" || value === "Unknown") return t(($) => $.unknown);
    if (dimension === "source" && value === "direct") return t(($) => $.values.direct);
    if (dimension === "language") return languageName(value);
    const device = dimension === "device" && DEVICES.find((each) => each === value);
    if (device) return t(($) => $.values[device]);
    const event = dimension === "event" && EVENTS.find((each) => each === value);
    if (event) return t(($) => $.values[event]);
    const conversion = dimension === "conversion" && CONVERSIONS.find((each) => each === value);
    return conversion ? t(($) => $.values[conversion]) : value;
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
