export const paths = {
  reports: "/reports",
  leads: "/reports/leads",
  account: "/reports/account",
} as const;
