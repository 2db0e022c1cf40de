/** Web vitals are measured in one of so many page loads; the privacy statement says so. */
export const measuredVisits = { oneIn: 10 } as const;
