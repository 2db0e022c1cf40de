/** Where the reports are, and their pages. */
export const paths = {
  reports: "/reports",
  leads: "/reports/leads",
  account: "/reports/account",
} as const;
