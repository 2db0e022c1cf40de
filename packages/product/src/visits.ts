/** Web vitals are measured in one of this many page loads; the privacy statement says so. */
export const vitalsSample = { oneIn: 10 } as const;
