import { formatPrice, type Language } from "@voxlog/i18n";
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
