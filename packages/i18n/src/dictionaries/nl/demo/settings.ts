export const settings = {
  title: "Instellingen",
  subtitle: "Je account, je team, je CRM-koppelingen en je abonnement.",
} as const;
