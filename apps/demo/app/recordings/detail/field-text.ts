import type { FieldValue } from "@voxlog/demo-data/recording-detail";
import { currency } from "@voxlog/product";
import { formatDate, formatPrice, useLanguage } from "@voxlog/texts";
import { useTextIn } from "./panel.tsx";

/** Returns a function that writes a CRM field's value in the current language. */
export function useFieldText(): (value: FieldValue) => string {
  const textIn = useTextIn();
  const language = useLanguage();
  return (value) => {
    if (typeof value === "string" || "nl" in value) return textIn(value);
    if ("euros" in value) return formatPrice(language, value.euros, currency);
    return formatDate(language, new Date(value.date), { dateStyle: "medium", timeZone: "UTC" });
  };
}
