/**
 * The privacy statement and the terms. Their texts are samples: while `reviewed` is false the pages say so, and
 * mark the parts that a lawyer has to settle.
 */
export const legal = {
  reviewed: false,
  /** When the texts last changed, ISO 8601. */
  updated: "2026-11-22",
  /** Who a visitor can complain to about our use of their data. */
  authority: { name: "Autoriteit Persoonsgegevens", url: "https://www.autoriteitpersoonsgegevens.nl" },
} as const;
