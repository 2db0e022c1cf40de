export const record = {
  title: "Gesprek opnemen",
  subtitle: "Druk op opnemen, vertel hoe je gesprek ging en {{agent}} zet het in je CRM.",
} as const;
