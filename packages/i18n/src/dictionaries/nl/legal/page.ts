export const page = {
  updated: "Laatst gewijzigd op {{date}}",
  contents: "Op deze pagina",
  sample:
    "Dit is een voorbeeldtekst. Laat een jurist ernaar kijken voordat je hem gebruikt, vooral naar de delen met dit label:",
  review: "Laten nakijken",
} as const;
