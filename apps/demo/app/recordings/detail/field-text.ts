import type { FieldValue } from "@voxlog/demo-data/recording-detail";
import { currency } from "@voxlog/product";
import { formatDate, formatPrice, useLanguage } from "@voxlog/texts";
import { useTranslation } from "react-i18next";
import { useTextIn } from "./panel.tsx";

/** Returns a function that writes a CRM field's value in the current language. */
export function useFieldText(): (value: FieldValue | null) => string {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const language = useLanguage();
  return (value) => {
    if (value === null) return t(($) => $.crm.empty);
    if (typeof value === "string" || "nl" in value) return textIn(value);
    if ("euros" in value) return formatPrice(language, value.euros, currency);
    return formatDate(language, new Date(value.date), { dateStyle: "medium", timeZone: "UTC" });
  };
}
