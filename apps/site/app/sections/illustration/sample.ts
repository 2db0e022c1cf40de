import { formatDate, formatPrice, type Language } from "@voxlog/i18n";
import { currency } from "@voxlog/product";

/** The names in the pictures: those of the demo's sample data, so that a visitor meets them again. */
export const sample = {
  client: "Van Dijk Logistiek",
  contact: { name: "Marieke van Dijk", initials: "MD" },
  decider: "Henk Bos",
  users: "48",
  file: "van-dijk-logistiek.m4a",
  colleagues: [
    { name: "Sanne", initials: "SV", client: "Van Dijk Logistiek" },
    { name: "Daan", initials: "DB", client: "Albers Facility" },
    { name: "Yasmin", initials: "YA", client: "Lumen Energie" },
  ],
} as const;

/** What the deal in the pictures is worth. */
export const sampleValue = (language: Language) => formatPrice(language, 28_800, currency);

/** A day in the pictures, such as "fri 31 oct". */
export function sampleDay(language: Language, day: "2025-10-28" | "2025-10-31" | "2026-01-01"): string {
  return formatDate(language, new Date(day), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
}
