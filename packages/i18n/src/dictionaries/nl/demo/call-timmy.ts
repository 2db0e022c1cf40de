export const callTimmy = {
  title: "Bel {{agent}}",
  subtitle: "Onderweg? Bel {{agent}} vanuit de auto en spreek je verslag in, handsfree.",
} as const;
