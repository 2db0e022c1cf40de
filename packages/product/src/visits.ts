/** How often it is measured how fast a page was: once in so many page loads. The privacy statement says so. */
export const measuredVisits = { oneIn: 10 } as const;
