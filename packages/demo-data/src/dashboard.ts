/**
 * The demo's current time, in ISO 8601 with Amsterdam's offset: the end of the week that the sample recordings fill, so
 * that "this week" and "today" always have data.
 */
export const demoNow = "2025-10-24T16:30:00+02:00";

/** The time zone of the sample recordings, in which dates and times are shown. */
export const demoTimeZone = "Europe/Amsterdam";

/** The figures on the dashboard's cards. */
export const dashboardStats = {
  conversationsThisWeek: 12,
  /** Hours of typing saved this week. */
  hoursSaved: 3.6,
  /** The share of analyzed conversations that were synced, from 0 to 1. */
  crmSyncRate: 1,
} as const;
