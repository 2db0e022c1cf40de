/** The names of the CRM fields that the sample conversations fill. */
export const fieldLabels = {
  budget: "Budget",
  closeDate: { nl: "Verwachte sluitingsdatum", en: "Expected close date" },
  competitor: { nl: "Concurrent", en: "Competitor" },
  contactRole: { nl: "Functie", en: "Job title" },
  dealValue: { nl: "Dealwaarde", en: "Deal value" },
  decisionMaker: { nl: "Beslisser", en: "Decision maker" },
  leadSource: { nl: "Herkomst lead", en: "Lead source" },
  lossReason: { nl: "Reden van uitstel", en: "Reason for delay" },
  painPoint: { nl: "Knelpunt", en: "Pain point" },
  renewalDate: { nl: "Verlengingsdatum", en: "Renewal date" },
  risk: { nl: "Risico", en: "Risk" },
  stage: { nl: "Fase", en: "Stage" },
  startDate: { nl: "Startdatum", en: "Start date" },
  users: { nl: "Aantal gebruikers", en: "Number of users" },
} as const;
