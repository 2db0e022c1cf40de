/** Texts that both the site and the demo show. */
export const common = {
  language: { switch: "Taal kiezen" },
  close: "Sluiten",
  menu: { open: "Menu openen", close: "Menu sluiten", label: "Menu" },
  skipToContent: "Naar de inhoud",
  notifications: "Meldingen",
  failure: "Er ging iets mis. Probeer het opnieuw.",
  offline: "Je bent offline. Controleer je verbinding en probeer het opnieuw.",
  startNow: "Start nu",
} as const;
