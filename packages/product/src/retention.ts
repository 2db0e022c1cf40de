/** How long data of visitors is kept. The privacy statement says so; the backend's daily job keeps to it. */
export const retention = {
  /** Days until a visit's figures are removed: a year, and a month to compare it with. */
  trackingDays: 400,
} as const;
