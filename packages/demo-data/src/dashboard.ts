/**
 * The moment the demo takes for now, in ISO 8601 with Amsterdam's offset: the end of the working week
 * that the sample recordings fill, so that "this week" and "today" stay true at any time.
 */
export const demoNow = "2025-10-24T16:30:00+02:00";

/** The time zone the sample recordings were made in; dates and times show in it. */
export const demoTimeZone = "Europe/Amsterdam";

/** The figures on the dashboard's cards. */
export const dashboardStats = {
  conversationsThisWeek: 12,
  /** Hours not spent on typing this week. */
  hoursSaved: 3.6,
  /** The share of analyzed conversations that reached the CRM, from 0 to 1. */
  crmSyncRate: 1,
} as const;
