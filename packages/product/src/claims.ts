/** What the product promises. Set a claim to `undefined` to take it off every page. */
export const claims = {
  minutesSavedPerDay: 54,
  callsLoggedPercent: 95,
  returnOnInvestment: 5,
  transcriptionAccuracyPercent: 95,
  matchRatePercent: 90,
  setupMinutes: 10,
  supportResponseHours: 24,
  customCrmWeeks: { min: 2, max: 3 },
  callMinutes: { min: 2, max: 3 },
  demoMinutes: 2,
} as const;

/** Languages that conversations are transcribed in (BCP 47). */
export const transcriptionLanguages = ["nl", "en", "de"] as const;

/**
 * The rating in the structured data. Not every owner will want to publish a rating from one vote:
 * `published: false` leaves it out.
 */
export const rating = { published: true, value: 5, count: 1 } as const;
