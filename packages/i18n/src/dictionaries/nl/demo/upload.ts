export const upload = {
  title: "Audio uploaden",
  subtitle: "Al een opname op je telefoon of laptop? Upload het bestand en {{agent}} doet de rest.",
} as const;
