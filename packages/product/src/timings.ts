/** How long things take on screen, in milliseconds. */
export const timings = {
  saveDelay: 1000,
  uploadSimulation: 3000,
  crmTicker: 2000,
  partnerCarousel: 3000,
  /** A recording stops by itself, so that a forgotten one does not fill the disk. */
  recordingLimit: 3_600_000,
} as const;
