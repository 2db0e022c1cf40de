export const dashboard = {
  title: "Dashboard",
  stats: "Deze week",
  conversations: {
    label: "Gesprekken deze week",
    note_one: "{{count}} wordt nu verwerkt",
    note_other: "{{count}} worden nu verwerkt",
  },
  hoursSaved: { label: "Uur bespaard", note: "{{minutes}} minuten per gesprek" },
  sync: { label: "CRM-sync", note: "{{synced}} van {{analysed}} verwerkte gesprekken" },
  quickRecord: "Gesprek opnemen",
  recent: "Recente opnames",
  all: "Alle {{count}} opnames",
} as const;
